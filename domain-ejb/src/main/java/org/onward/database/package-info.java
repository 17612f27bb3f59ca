/** Where the data lives: the data source, the embedded PostgreSQL, migrations. */
package org.onward.database;

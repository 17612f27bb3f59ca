/** Static word vectors, distilled once from a sentence model and shipped as a table: what words mean, without a model at run time. */
package org.onward.rules.language.vectors;

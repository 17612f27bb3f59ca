package org.onward.identity;

import jakarta.annotation.PostConstruct;
import jakarta.ejb.DependsOn;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** While nobody has an account, every start prints a fresh one-time link. There is no default password. */
@Singleton
@Startup
@DependsOn("DatabaseStartup")
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class SetUpInvitation {
    private static final System.Logger LOG = System.getLogger(SetUpInvitation.class.getName());

    @Inject
    AccountService accounts;

    @Inject
    @ConfigProperty(name = "onward.public-url", defaultValue = "http://localhost:8080")
    String publicUrl;

    @PostConstruct
    void invite() {
        accounts.newSetUpLink()
                .ifPresent(token -> LOG.log(
                        System.Logger.Level.INFO,
                        "Set up Onward at {0}/#/setup/{1}",
                        publicUrl.replaceAll("/+$", ""),
                        token));
    }
}

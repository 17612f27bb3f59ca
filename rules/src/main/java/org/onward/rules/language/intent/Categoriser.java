package org.onward.rules.language.intent;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import opennlp.tools.doccat.DoccatFactory;
import opennlp.tools.doccat.DoccatModel;
import opennlp.tools.doccat.DocumentCategorizerME;
import opennlp.tools.doccat.DocumentSample;
import opennlp.tools.util.ObjectStreamUtils;
import opennlp.tools.util.TrainingParameters;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;

/** OpenNLP's maximum entropy document categoriser, trained on the exemplar table. */
final class Categoriser implements TextScorer {
    private static final int ITERATIONS = 30;

    private final Features features;
    private final DoccatModel model;
    private final int[] intentOfCategory;

    Categoriser(Features features, List<Exemplar> exemplars) {
        this.features = features;
        this.model = train(exemplars);
        DocumentCategorizerME categorizer = new DocumentCategorizerME(model);
        this.intentOfCategory = new int[categorizer.getNumberOfCategories()];
        for (int i = 0; i < intentOfCategory.length; i++) {
            intentOfCategory[i] = Intent.valueOf(categorizer.getCategory(i)).ordinal();
        }
    }

    @Override
    public double[] score(List<String> words, DialogueState state) {
        double[] outcomes = new DocumentCategorizerME(model).categorize(features.coarse(words, state, true));
        double[] scores = new double[Intent.values().length];
        for (int i = 0; i < outcomes.length; i++) {
            scores[intentOfCategory[i]] = outcomes[i];
        }
        return scores;
    }

    private DoccatModel train(List<Exemplar> exemplars) {
        TrainingParameters parameters = new TrainingParameters();
        parameters.put(TrainingParameters.ITERATIONS_PARAM, ITERATIONS);
        parameters.put(TrainingParameters.CUTOFF_PARAM, 1);
        parameters.put("PrintMessages", false);
        List<DocumentSample> samples = exemplars.stream()
                .map(exemplar -> new DocumentSample(
                        exemplar.intent().name(),
                        features.coarse(
                                exemplar.words(),
                                exemplar.state().orElse(DialogueState.IDLE),
                                exemplar.state().isPresent())))
                .toList();
        try {
            return DocumentCategorizerME.train(
                    "en", ObjectStreamUtils.createObjectStream(samples), parameters, new DoccatFactory());
        } catch (IOException e) {
            throw new UncheckedIOException("The intent categoriser could not be trained", e);
        }
    }
}

package org.onward.rules.language.vectors;

import java.util.Comparator;
import java.util.stream.IntStream;

/** Principal components of centred rows, by Jacobi's rotations: slow, short, and the same everywhere but for rounding. */
final class PrincipalComponents {
    private static final int SWEEPS = 12;
    private static final double NEGLIGIBLE = 1e-12;

    private PrincipalComponents() {}

    /** Takes the mean off each row, in place, and returns the rows along their most telling directions. */
    static double[][] of(double[][] rows, int dimensions) {
        centre(rows);
        int width = rows[0].length;
        double[][] covariance = covariance(rows);
        double[][] vectors = new double[width][width];
        for (int i = 0; i < width; i++) {
            vectors[i][i] = 1;
        }
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            for (int p = 0; p < width; p++) {
                for (int q = p + 1; q < width; q++) {
                    rotate(covariance, vectors, p, q);
                }
            }
        }
        int[] order = IntStream.range(0, width)
                .boxed()
                .sorted(Comparator.comparing(i -> -covariance[i][i]))
                .limit(dimensions)
                .mapToInt(Integer::intValue)
                .toArray();
        return project(rows, vectors, order);
    }

    private static void centre(double[][] rows) {
        double[] mean = new double[rows[0].length];
        for (double[] row : rows) {
            for (int i = 0; i < mean.length; i++) {
                mean[i] += row[i] / rows.length;
            }
        }
        for (double[] row : rows) {
            for (int i = 0; i < mean.length; i++) {
                row[i] -= mean[i];
            }
        }
    }

    private static double[][] covariance(double[][] rows) {
        int width = rows[0].length;
        double[][] covariance = new double[width][width];
        for (double[] row : rows) {
            for (int i = 0; i < width; i++) {
                for (int j = 0; j <= i; j++) {
                    covariance[i][j] += row[i] * row[j] / rows.length;
                }
            }
        }
        for (int i = 0; i < width; i++) {
            for (int j = 0; j < i; j++) {
                covariance[j][i] = covariance[i][j];
            }
        }
        return covariance;
    }

    /** One of Jacobi's rotations: brings the entry (p, q) to zero and keeps the eigenvectors in the rows of {@code vectors}. */
    private static void rotate(double[][] a, double[][] vectors, int p, int q) {
        if (Math.abs(a[p][q]) < NEGLIGIBLE) {
            return;
        }
        double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
        double tangent = Math.copySign(1, theta) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        double cosine = 1 / Math.sqrt(tangent * tangent + 1);
        double sine = tangent * cosine;
        for (double[] row : a) {
            double left = row[p];
            row[p] = cosine * left - sine * row[q];
            row[q] = sine * left + cosine * row[q];
        }
        turn(a[p], a[q], cosine, sine);
        turn(vectors[p], vectors[q], cosine, sine);
    }

    private static void turn(double[] one, double[] other, double cosine, double sine) {
        for (int i = 0; i < one.length; i++) {
            double left = one[i];
            one[i] = cosine * left - sine * other[i];
            other[i] = sine * left + cosine * other[i];
        }
    }

    /** The sign of a direction is free: its largest entry is made positive, so that two runs agree. */
    private static double[][] project(double[][] rows, double[][] vectors, int[] order) {
        double[][] projected = new double[rows.length][order.length];
        for (int k = 0; k < order.length; k++) {
            double[] direction = vectors[order[k]];
            double largest = 0;
            for (double entry : direction) {
                largest = Math.abs(entry) > Math.abs(largest) ? entry : largest;
            }
            for (int r = 0; r < rows.length; r++) {
                double sum = 0;
                for (int i = 0; i < direction.length; i++) {
                    sum += rows[r][i] * direction[i];
                }
                projected[r][k] = Math.copySign(1, largest) * sum;
            }
        }
        return projected;
    }
}

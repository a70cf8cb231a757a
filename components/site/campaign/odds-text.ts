/** Parts per million as a percentage without idle zeros: 20 -> "0.002%". */
export const oddsText = (ppm: number): string => `${Number((ppm / 10_000).toFixed(4))}%`

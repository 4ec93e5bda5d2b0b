export const presetsCents = [1_000, 2_500, 5_000, 10_000] as const

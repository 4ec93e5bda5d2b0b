export function runNpm(folder: string, words: readonly string[]): void

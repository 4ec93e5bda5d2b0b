// Teaches the checks what is no description, by the texts that were written for them: `npm run train:checks`, after
// texts or lists of words were changed. `-- folds` writes nothing, and says what a model finds in a set that it has not learned from.
import { writeFileSync } from 'node:fs'
import { sureness } from '#server/describing/checks/classifier/classify-text.ts'
import { modelFile, scoresOf, writeModel } from '#server/describing/checks/classifier/model.ts'
import { trainModel } from '#server/describing/checks/classifier/train-model.ts'
import { readLessons, readProse, taughtSets } from '#server/describing/checks/testing/read-lessons.ts'
import { writtenSets } from '#server/describing/checks/testing/read-written-texts.ts'

if (process.argv.includes('folds')) {
  const lessons = readLessons(writtenSets)
  const prose = readProse()
  const table: Record<string, Record<string, number | string>> = {}
  for (const set of writtenSets) {
    const model = trainModel([...lessons.filter((lesson) => lesson.set !== set), ...prose])
    const measured = lessons
      .filter((lesson) => lesson.set === set)
      .map(({ fault, groups }) => ({ fault, sure: sureness(scoresOf(model, groups)) }))
    const [good, bad] = [measured.filter(({ fault }) => !fault), measured.filter(({ fault }) => fault)]
    const row: Record<string, number | string> = { good: good.length, bad: bad.length }
    for (const bound of [0.5, 1, 1.5, 2]) {
      const over = (of: typeof good) => of.filter(({ sure }) => sure > bound).length
      row[`good, bad over ${bound}`] = `${over(good)}, ${over(bad)}`
    }
    table[set] = row
  }
  console.table(table)
} else {
  const [lessons, prose] = [readLessons(taughtSets), readProse()]
  writeFileSync(modelFile, writeModel(trainModel([...lessons, ...prose])))
  console.log(
    `Learned from ${lessons.length} texts of ${taughtSets.length} sets and ${prose.length} of prose`,
  )
}

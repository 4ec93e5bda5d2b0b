import { judgeAsProduct } from '#server/describing/checks/testing/judge-as-product.ts'
import { measureManuals } from '#server/describing/checks/testing/measure-manuals.ts'
import { measureTexts } from '#server/describing/checks/testing/measure-texts.ts'
import { readWrittenTexts, writtenSets } from '#server/describing/checks/testing/read-written-texts.ts'
for (const set of writtenSets) {
  const measured = measureTexts(readWrittenTexts(set), judgeAsProduct)
  const table: Record<string, Record<string, number>> = {}
  for (const { text, verdict } of measured) {
    const name = 'rule' in text.expected ? `${text.expected.is} ${text.expected.rule}` : text.expected.is
    if (!/hard|clean|repaired/.test(name)) continue
    const row = (table[name] ??= { n: 0 })
    row.n!++
    if (verdict !== 'right') row[`${verdict} ${text.half}`] = (row[`${verdict} ${text.half}`] ?? 0) + 1
  }
  console.log('###', set); for (const [k, v] of Object.entries(table)) if (Object.keys(v).length > 1) console.log(k, JSON.stringify(v))
  for (const { text, verdict, found } of measured)
    if (verdict !== 'right' && (text.half === 'open' || set === 'third' || set === 'second') && (text.expected.is === 'hard' || verdict === 'hard alarm'))
      console.log(text.language, verdict, '|', text.text, '|', text.expected.is, '|', found)
  const texts = readWrittenTexts(set)
  const before = performance.now(); for (const t of texts) judgeAsProduct(t); console.log(Math.round((performance.now() - before) * 1000 / texts.length), 'µs')
}
if (process.argv.includes('man')) {
  const { alarms } = measureManuals((answer) => judgeAsProduct({ answer, filename: 'picture.jpg' }).breaches)
  const seen = new Set<string>()
  for (const a of alarms) if (a.isHard && /refusal|instruction/.test(a.rule) && !seen.has(a.rule.split(' ')[0] + a.text)) { seen.add(a.rule.split(' ')[0] + a.text); console.log('MAN', a.language, a.rule.split(' ')[0], a.text.slice(0, 500)) }
}

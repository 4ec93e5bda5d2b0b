import sharp from 'sharp'
import { type Question, writeQuestion } from '#server/describing/question/write-question.ts'

const edgePixels = 224
const red = { r: 220, g: 40, b: 30 }
const blue = { r: 20, g: 60, b: 200 }

let drawn: Promise<{ question: Question; jpeg: Buffer }> | null = null

/**
 * The question that tests a key: about a small picture whose left half is red and whose right half is blue. A model that sees it
 * names one of these colours, and no provider has a reason to turn it down.
 */
export function drawControl(): Promise<{ question: Question; jpeg: Buffer }> {
  drawn ??= draw()
  return drawn
}

async function draw(): Promise<{ question: Question; jpeg: Buffer }> {
  const size = { width: edgePixels, height: edgePixels, channels: 3 as const }
  const right = { create: { ...size, width: edgePixels / 2, background: blue } }
  const jpeg = await sharp({ create: { ...size, background: red } })
    .composite([{ input: right, left: edgePixels / 2, top: 0 }])
    .jpeg()
    .toBuffer()
  const wishes = { languages: ['en'], context: '', filename: '', customPrompt: '', row: {} }
  return { question: writeQuestion({ ...wishes, promptType: 'system' }, []), jpeg }
}

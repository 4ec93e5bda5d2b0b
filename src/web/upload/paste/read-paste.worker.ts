import { answerPaste, type PasteWish } from './answer-paste.ts'

addEventListener('message', ({ data }: MessageEvent<PasteWish>) => postMessage(answerPaste(data)))

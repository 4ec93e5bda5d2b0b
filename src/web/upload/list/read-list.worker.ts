import { answerWishes } from './answer-wishes.ts'
import type { ListWish } from './list-messages.ts'

const answer = answerWishes((report) => postMessage(report))

addEventListener('message', ({ data: wish }: MessageEvent<ListWish>) => answer(wish))

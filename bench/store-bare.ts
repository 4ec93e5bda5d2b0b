import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import sharp from 'sharp'

// Started by pictures.ts only, as a separate process, like the product: stores each file that is sent, and reads what it is.
const folder = process.argv[2]!
const app = Fastify()
await app.register(multipart, { limits: { fileSize: 25_000_000 } })
let stored = 0
app.post('/', async (request) => {
  stored += 1
  const path = join(folder, String(stored))
  for await (const part of request.parts())
    if (part.type === 'file') await pipeline(part.file, createWriteStream(path))
  const { format, width, height } = await sharp(path).metadata()
  return { format, width, height }
})
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
process.on('SIGTERM', () => void app.close())

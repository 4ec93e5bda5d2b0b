// Runs the site of images as a separate process.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runUntilEnded } from '#stand-ins/run-until-ended.ts'
import { generatePictures } from './generate-pictures.ts'
import { startPictureSite } from './start-picture-site.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    latency: { type: 'string', default: '0' },
    /** Number of images to generate before the site starts. */
    generate: { type: 'string', default: '0' },
    /** The same number always gives the same image, so that later runs reuse the folder. */
    'generated-folder': { type: 'string', default: join(tmpdir(), 'bildwort-generated-pictures') },
  },
})

const generatedFolder = values['generated-folder']
await generatePictures(generatedFolder, Number(values.generate))
runUntilEnded(
  await startPictureSite({ port: Number(values.port), latencyMs: Number(values.latency), generatedFolder }),
)

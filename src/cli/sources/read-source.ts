import { readComponent } from './read-component.ts'
import { readHtml } from './read-html.ts'
import { readJsx } from './read-jsx.ts'
import { readMarkdown } from './read-markdown.ts'
import type { SourcePicture } from './source-picture.ts'

interface Reading {
  /** Default true. False: faster, without lines where the format allows that. */
  withPlaces?: boolean
  /** Default false. True: faster, without the texts around pictures where the format allows that. */
  picturesOnly?: boolean
}

type Reader = (text: string, base: string, reading?: Reading) => SourcePicture[]

const html: Reader = (text, base, reading) => readHtml(text, base, reading)
const readers: Readonly<Record<string, Reader>> = {
  html,
  htm: html,
  xhtml: html,
  md: readMarkdown,
  markdown: readMarkdown,
  mdx: readMarkdown,
  jsx: (text, base) => readJsx(text, base, false),
  tsx: (text, base) => readJsx(text, base, true),
  vue: readComponent,
  svelte: readComponent,
  astro: readComponent,
}

export const markdownEndings = ['md', 'markdown', 'mdx']
export const sourceEndings = Object.keys(readers)
export const htmlEndings = sourceEndings.filter((ending) => !markdownEndings.includes(ending))

export function endingOf(file: string): string {
  return /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''
}

/** The pictures of a source file, by its ending; what has an ending of none is read as HTML. Can throw a SyntaxError. */
export function readSource(file: string, text: string, base: string, reading: Reading = {}): SourcePicture[] {
  return (readers[endingOf(file)] ?? html)(text, base, reading)
}

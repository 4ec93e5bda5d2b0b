/** Metadata as it is in the file, whoever wrote it. */
export interface RawNotes {
  xmp?: Buffer | undefined
  iptc?: Buffer | undefined
  exif?: Buffer | undefined
}

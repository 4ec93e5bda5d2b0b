/** As they stand in the file, whoever wrote them there. */
export interface RawNotes {
  xmp?: Buffer | undefined
  iptc?: Buffer | undefined
  exif?: Buffer | undefined
}

import { UnreadableList } from '#contract/lists/unreadable-list.ts'

// What old Office files and encrypted new ones begin with, and what a ZIP does.
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const zip = [0x50, 0x4b]

const headerBytes = 512
const directoryBytes = 4_096

/** Refuses what is no ZIP by its first bytes: no_spreadsheet, spreadsheet_locked and spreadsheet_old. */
export async function refuseOtherFiles(file: Blob): Promise<void> {
  const header = await readBytes(file, 0, headerBytes)
  if (beginsWith(header, zip)) return
  if (!beginsWith(header, compound)) throw new UnreadableList('no_spreadsheet')
  const names = new TextDecoder('utf-16le').decode(await readDirectory(file, header))
  throw new UnreadableList(names.includes('EncryptedPackage') ? 'spreadsheet_locked' : 'spreadsheet_old')
}

/** The first sector of names, each of them 64 bytes of UTF-16. */
async function readDirectory(file: Blob, header: Uint8Array): Promise<Uint8Array> {
  if (header.length < headerBytes) return header
  const view = new DataView(header.buffer, header.byteOffset)
  const sectorBytes = 2 ** Math.min(view.getUint16(30, true), 16)
  return await readBytes(file, (view.getUint32(48, true) + 1) * sectorBytes, directoryBytes)
}

async function readBytes(file: Blob, start: number, bytes: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(start, start + bytes).arrayBuffer())
}

function beginsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

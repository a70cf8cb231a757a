import { BadVideo, type ByteReader, FOREIGN, latin } from './byte-reader'

/** Bytes of a file that may be padding, which no player reads. */
const MOST_FILLER = 1024 * 1024
/** Beginnings of pages and documents, which tables of numbers do not contain. */
const PAGES = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)|%PDF-/i
/** Beginnings of archives and programs. */
const PROGRAMS = /PK\x03\x04|Rar!\x1a|7z\xbc\xaf|\x7fELF/
/** The end of a ZIP archive: signature, 16 bytes of numbers, length of the comment that reaches to the end of the file. */
const ZIP_END = 'PK\x05\x06'
const ZIP_END_BYTES = 22
const LONGEST_COMMENT = 0xffff

/** Counts padding and looks for other kinds of files in it. */
export class Filler {
  #bytes = 0

  constructor(private readonly file: ByteReader) {}

  /** Rejects with BadVideo if there is too much of it, or if it contains something else. */
  async check(at: number, length: number): Promise<void> {
    this.#bytes += length
    if (this.#bytes > MOST_FILLER) throw new BadVideo(FOREIGN)
    const content = await this.file.bytes(at, length)
    assertNoPage(content)
    if (PROGRAMS.test(latin(content))) throw new BadVideo(FOREIGN)
  }
}

/** Throws BadVideo if a part of the file that describes the recording contains a page or a document. */
export function assertNoPage(content: Uint8Array): void {
  if (PAGES.test(latin(content))) throw new BadVideo(FOREIGN)
}

/** Rejects with BadVideo if the file also is a ZIP archive, which programs read from its end. */
export async function assertNoArchive(file: ByteReader): Promise<void> {
  const from = Math.max(0, file.size - LONGEST_COMMENT - ZIP_END_BYTES)
  const tail = latin(await file.bytes(from, file.size - from))
  for (let at = tail.indexOf(ZIP_END); at >= 0; at = tail.indexOf(ZIP_END, at + 1)) {
    const comment = tail.charCodeAt(at + 20) + tail.charCodeAt(at + 21) * 256
    if (at + ZIP_END_BYTES + comment === tail.length) throw new BadVideo(FOREIGN)
  }
}

/** Reads bytes of a file; fewer only at its end. */
export type ReadBytes = (at: number, length: number) => Promise<Uint8Array>

/** Bytes that are read at once: headers of neighbouring elements come from one read. */
const WINDOW = 512 * 1024

/** The file is not what it claims to be. */
export class BadVideo extends Error {
  constructor(
    /** In the words of the person who uploads it. */
    readonly text: string,
  ) {
    super(text)
  }
}

export const DAMAGED = '视频不完整或已损坏，请重新录制或导出后再上传'
export const FOREIGN = '视频里夹带了其他内容，请用原始录像上传'

/** Random access to a file of known size, read in windows. */
export class ByteReader {
  #from = 0
  #window: Uint8Array = new Uint8Array(0)

  constructor(
    readonly size: number,
    readonly read: ReadBytes,
  ) {}

  /** Exactly these bytes. Rejects with BadVideo if the file ends before. */
  async bytes(at: number, length: number): Promise<Uint8Array> {
    if (at < 0 || length < 0 || at + length > this.size) throw new BadVideo(DAMAGED)
    if (at < this.#from || at + length > this.#from + this.#window.length) {
      this.#window = await this.read(at, Math.min(Math.max(length, WINDOW), this.size - at))
      this.#from = at
      if (this.#window.length < length) throw new BadVideo(DAMAGED)
    }
    return this.#window.subarray(at - this.#from, at - this.#from + length)
  }

  /** As many of these bytes as there are. */
  upTo(at: number, length: number): Promise<Uint8Array> {
    return this.bytes(at, Math.min(length, this.size - at))
  }
}

/** One character per byte. */
export const latin = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface StoredObject {
  body: Buffer
  type: string
}

interface OpenUpload {
  key: string
  type: string
  parts: Map<number, Buffer>
}

const SIGNED = /^AWS4-HMAC-SHA256 Credential=me\/\d{8}\/cn-east-1\/s3\//
const RANGE = /^bytes=(\d+)-(\d+)$/

/**
 * A bucket like a compatible store: requires signed requests and a length, and returns XML errors. It takes files in
 * parts. Whether a signature is right is checked elsewhere, with a server of others.
 */
export class FakeBucket {
  readonly objects = new Map<string, StoredObject>()
  readonly #uploads = new Map<string, OpenUpload>()
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  #count = 0

  async open(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return this
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Uploads that were begun and neither completed nor aborted. */
  get unfinished(): number {
    return this.#uploads.size
  }

  close(): Promise<void> {
    return new Promise((done) => this.#server.close(() => done()))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fail = (status: number, code: string) => {
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
    const key = decodeURIComponent(pathname)
    const isSigned =
      SIGNED.test(request.headers.authorization ?? '') || searchParams.get('X-Amz-Credential')?.startsWith('me/')
    if (!isSigned) return fail(403, 'AccessDenied')
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces)
    if (searchParams.has('uploads') || searchParams.has('uploadId'))
      return this.#answerParts(request, response, { key, body, searchParams, fail })
    if (request.method === 'PUT') {
      const length = Number(request.headers['content-length'])
      if (!Number.isInteger(length)) return fail(411, 'MissingContentLength')
      if (body.length !== length) return fail(400, 'IncompleteBody')
      this.objects.set(key, { body, type: request.headers['content-type'] ?? '' })
      response.writeHead(200, { etag: '"one"' }).end()
      return
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key)
      response.writeHead(204).end()
      return
    }
    const found = this.objects.get(key)
    if (!found) return fail(404, 'NoSuchKey')
    const range = RANGE.exec(request.headers.range ?? '')
    const part = range ? found.body.subarray(Number(range[1]), Number(range[2]) + 1) : found.body
    response
      .writeHead(range ? 206 : 200, { 'content-type': found.type, 'content-length': part.length, etag: '"one"' })
      .end(request.method === 'HEAD' ? undefined : part)
  }

  #answerParts(
    request: IncomingMessage,
    response: ServerResponse,
    asked: { key: string; body: Buffer; searchParams: URLSearchParams; fail: (status: number, code: string) => void },
  ): void {
    const { key, body, searchParams, fail } = asked
    const send = (text: string) => response.writeHead(200, { 'content-type': 'application/xml' }).end(text)
    if (searchParams.has('uploads')) {
      const id = `upload-${this.#count++}`
      this.#uploads.set(id, { key, type: request.headers['content-type'] ?? '', parts: new Map() })
      send(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
      return
    }
    const id = searchParams.get('uploadId') ?? ''
    const upload = this.#uploads.get(id)
    if (upload?.key !== key) {
      fail(404, 'NoSuchUpload')
      return
    }
    if (request.method === 'PUT') {
      upload.parts.set(Number(searchParams.get('partNumber')), body)
      response.writeHead(200, { etag: `"${body.length}"` }).end()
      return
    }
    const numbers = [...upload.parts.keys()].toSorted((a, b) => a - b)
    if (request.method === 'GET') {
      const parts = numbers.map((n) => {
        const bytes = upload.parts.get(n)?.length
        return `<Part><PartNumber>${n}</PartNumber><Size>${bytes}</Size><ETag>"${bytes}"</ETag></Part>`
      })
      send(`<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`)
      return
    }
    this.#uploads.delete(id)
    if (request.method === 'DELETE') {
      response.writeHead(204).end()
      return
    }
    this.objects.set(key, { body: Buffer.concat(numbers.map((n) => upload.parts.get(n) as Buffer)), type: upload.type })
    send('<CompleteMultipartUploadResult><ETag>"all"</ETag></CompleteMultipartUploadResult>')
  }
}

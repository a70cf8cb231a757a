import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** Next's request handler, or a fake of it. */
export type PageHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

export interface RenderRequest {
  url: string
  method: 'GET' | 'HEAD'
  headers: Record<string, string | string[]>
}

/** Where a render goes: into a buffer for the cache, or through compression to a visitor. */
export interface RenderSink {
  head(status: number, headers: OutgoingHttpHeaders): void
  /** False asks the renderer to wait for `drained`. */
  write(chunk: Buffer): boolean
  end(): void
}

/** A response without a socket: Next writes into it, the sink receives. */
class SinkResponse extends ServerResponse {
  #headDone = false
  #ended = false
  constructor(
    req: IncomingMessage,
    readonly sink: RenderSink,
  ) {
    super(req)
    // Node answers these from the socket it expects to have; its types forbid overriding them in the class.
    Object.defineProperties(this, {
      headersSent: { get: () => this.#headDone },
      writableEnded: { get: () => this.#ended },
      writableFinished: { get: () => this.#ended },
    })
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status
    const given = rest.find((part) => typeof part === 'object' && part !== null) as
      | OutgoingHttpHeaders
      | string[]
      | undefined
    if (Array.isArray(given))
      for (let i = 0; i < given.length; i += 2) this.appendHeader(given[i] as string, given[i + 1] as string)
    else for (const [name, value] of Object.entries(given ?? {})) if (value !== undefined) this.setHeader(name, value)
    this.flushHeaders()
    return this
  }

  override flushHeaders(): void {
    if (this.#headDone) return
    this.sink.head(this.statusCode, this.getHeaders())
    this.#headDone = true
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    if (this.#ended) return false
    this.flushHeaders()
    const more = this.sink.write(asBuffer(chunk, rest[0]))
    callLast(rest)
    return more
  }

  override end(...rest: unknown[]): this {
    if (this.#ended) return this
    if (rest[0] !== undefined && rest[0] !== null && typeof rest[0] !== 'function')
      this.write(rest[0], typeof rest[1] === 'string' ? rest[1] : undefined)
    this.flushHeaders()
    this.#ended = true
    this.sink.end()
    callLast(rest)
    this.emit('finish')
    this.emit('close')
    return this
  }
}

interface RunningRender {
  done: Promise<void>
  /** The sink has room again. */
  drained(): void
  /** The visitor is gone. */
  abort(): void
}

export function startRender(handler: PageHandler, wanted: RenderRequest, sink: RenderSink): RunningRender {
  const socket = new Socket()
  const req = new IncomingMessage(socket)
  req.method = wanted.method
  req.url = wanted.url
  req.httpVersion = '1.1'
  req.httpVersionMajor = 1
  req.httpVersionMinor = 1
  for (const [name, value] of Object.entries(wanted.headers)) {
    req.headers[name] = value as string
    for (const one of Array.isArray(value) ? value : [value]) req.rawHeaders.push(name, one)
  }
  req.push(null)
  req.complete = true
  const res = new SinkResponse(req, sink)
  const finished = new Promise<void>((resolve) => res.once('close', resolve))
  return {
    done: Promise.all([handler(req, res), finished]).then(() => {
      socket.destroy()
    }),
    drained: () => {
      res.emit('drain')
    },
    abort: () => {
      if (!res.writableEnded) res.emit('close')
    },
  }
}

interface CapturedRender {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** Seconds after which a render nobody can see the end of counts as failed. */
const RENDER_SECONDS = 30

/** The whole answer in memory. Rejects when the renderer throws or does not come back in time. */
export async function captureRender(handler: PageHandler, wanted: RenderRequest): Promise<CapturedRender> {
  const chunks: Buffer[] = []
  let status = 200
  let headers: OutgoingHttpHeaders = {}
  const run = startRender(handler, wanted, {
    head: (s, h) => {
      status = s
      headers = h
    },
    write: (chunk) => {
      chunks.push(chunk)
      return true
    },
    end: () => undefined,
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      run.abort()
      reject(new Error(`render of ${wanted.url} took more than ${RENDER_SECONDS} s`))
    }, RENDER_SECONDS * 1000)
  })
  await Promise.race([run.done, late]).finally(() => clearTimeout(timer))
  return { status, headers, body: Buffer.concat(chunks) }
}

function asBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
  return Buffer.from(chunk as Uint8Array)
}

function callLast(args: unknown[]): void {
  const last = args.at(-1)
  if (typeof last === 'function') process.nextTick(last as () => void)
}

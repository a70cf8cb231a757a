import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'

export interface ReceivedRequest {
  path: string
  query: Record<string, string>
  body: string
}

/** Fakes a vendor's API for one test: answers with JSON, and records its requests. */
export async function jsonServer(
  answer: (request: ReceivedRequest) => object | string,
): Promise<{ origin: string; requests: ReceivedRequest[] }> {
  const all: ReceivedRequest[] = []
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '', 'http://vendor.test')
    const parts: Buffer[] = []
    req.on('data', (part: Buffer) => parts.push(part))
    req.on('end', () => {
      const request = {
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body: Buffer.concat(parts).toString(),
      }
      all.push(request)
      const response = answer(request)
      res.end(typeof response === 'string' ? response : JSON.stringify(response))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  return { origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, requests: all }
}

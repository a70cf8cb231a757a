import { createServer } from 'node:http'

/**
 * `node bare-server.ts PORT`: a bare node:http server that sends the bytes given on standard input. The baseline of the
 * ratios.
 */
const chunks: Buffer[] = []
process.stdin.on('data', (chunk: Buffer) => chunks.push(chunk))
process.stdin.on('end', () => {
  const body = Buffer.concat(chunks)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }
  createServer((_, res) => {
    res.writeHead(200, headers)
    res.end(body)
  }).listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('ready\n'))
})

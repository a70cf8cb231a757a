import { createServer } from 'node:http'

/** A renderer without Next: tells who it is, dies, tears a page, or stops answering, as asked. */
process.on('disconnect', () => process.exit(0))
process.on('message', (message) => {
  if (message === 'ping') process.send?.('pong')
})
createServer((req, res) => {
  if (req.url === '/die') process.exit(1)
  if (req.url === '/hang') for (;;) Date.now()
  if (req.url === '/torn') {
    res.writeHead(200, { 'content-length': '1000' })
    res.write('half')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 20)
    return
  }
  if (req.url === '/secrets') return void res.end(JSON.stringify(Object.keys(process.env)))
  setTimeout(() => res.end(String(process.pid)), req.url === '/slow' ? 300 : 0)
}).listen(process.env.RENDERER_SOCKET, () => process.send?.('ready'))

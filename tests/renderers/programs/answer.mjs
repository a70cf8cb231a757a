import { createServer } from 'node:http'

/** A renderer without Next: tells who it is, dies, tears a page, or stops answering, as asked. */
process.on('disconnect', () => process.exit(0))
process.on('message', (message) => {
  if (message === 'ping') process.send?.('pong')
})
/** Never answered. */
const held = []
createServer((req, res) => {
  if (req.url === '/die') process.exit(1)
  if (req.url === '/hang') for (;;) Date.now()
  if (req.url === '/torn') {
    res.writeHead(200, { 'content-length': '1000' })
    return void res.write('half', () => process.kill(process.pid, 'SIGKILL'))
  }
  if (req.url === '/secrets') return void res.end(JSON.stringify(Object.keys(process.env)))
  if (req.url === `/heldBy/${process.pid}`) return void held.push(res)
  if (req.url === '/held') return void res.end(String(held.length))
  res.end(String(process.pid))
}).listen(process.env.RENDERER_SOCKET, () => process.send?.('ready'))

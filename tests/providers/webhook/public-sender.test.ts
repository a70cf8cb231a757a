import { describe, expect, it } from 'vitest'
import { isInner } from '@/lib/server/providers/inner-address'
import { createWebhookSender } from '@/lib/server/providers/webhook/public-sender'
import { openReceiver } from '../../support/fixtures/webhooks/receiver'

const REQUEST = { headers: { 'content-type': 'application/json' }, body: '{"a":"中"}' }
const local = (timeoutMs = 5000) => createWebhookSender({ allowsLocal: true, timeoutMs })
const resolving = (...addresses: string[]) => {
  const asked: string[] = []
  const sender = createWebhookSender({
    allowsLocal: false,
    timeoutMs: 300,
    lookup: async (host) => {
      asked.push(host)
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    },
  })
  return { sender, asked }
}

const INNER = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.8.8.8', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.0.0.8', '192.168.1.1', '198.18.0.1', '224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:10.0.0.1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::7f00:1', '64:ff9b::a00:1'],
  ...['64:ff9b:1::1', '2001:0:1::1', '2002:a00:1::', 'fc00::1', 'fd12::1', 'fe80::1', 'fec0::1', 'ff02::1'],
]

describe('addresses that are not public', () => {
  it.each(INNER)('%s is refused, as an answer of the name server and written in the address', async (address) => {
    expect(isInner(address)).toBe(true)
    expect(await resolving(address).sender.post('https://hook.example.com/', REQUEST)).toMatchObject({
      status: null,
      error: 'address',
    })
    const host = address.includes(':') ? `[${address}]` : address
    expect((await resolving('1.1.1.1').sender.post(`https://${host}/`, REQUEST)).error).toBe('address')
  })

  it('one private address among public ones is enough to refuse', async () => {
    const { sender } = resolving('93.184.216.34', '10.0.0.1')
    expect((await sender.post('https://hook.example.com/', REQUEST)).error).toBe('address')
  })

  it.each(['2130706433', '0x7f000001', '0177.0.0.1', '127.1'])(
    '%s is the loopback address written otherwise',
    async (host) => {
      expect((await resolving('1.1.1.1').sender.post(`https://${host}/`, REQUEST)).error).toBe('address')
    },
  )

  it.each(['93.184.216.34', '2a00:1450:4001:82a::200e', '8.8.8.8'])('%s is public', (address) => {
    expect(isInner(address)).toBe(false)
  })

  it('http, names without an address and texts that are no address are refused', async () => {
    expect((await resolving('93.184.216.34').sender.post('http://hook.example.com/', REQUEST)).error).toBe('address')
    expect((await resolving().sender.post('https://hook.example.com/', REQUEST)).error).toBe('address')
    expect((await local().post('not an address', REQUEST)).error).toBe('unreachable')
    expect((await resolving().sender.post('http://localhost:1/', REQUEST)).error).toBe('address')
  })

  it('a host is resolved at each request', async () => {
    const { sender, asked } = resolving('10.0.0.1')
    await sender.post('https://hook.example.com/', REQUEST)
    await sender.post('https://hook.example.com/', REQUEST)
    expect(asked).toEqual(['hook.example.com', 'hook.example.com'])
  })
})

describe('receivers', () => {
  it('gets the body and the headers, and its answer is reported', async () => {
    const { url, received } = await openReceiver((response) => response.writeHead(201).end('stored'))
    const answer = await local().post(url, { ...REQUEST, headers: { ...REQUEST.headers, 'webhook-id': 'msg_1' } })
    expect(answer).toMatchObject({ status: 201, text: 'stored', error: null })
    expect(received[0]?.headers).toMatchObject({
      'webhook-id': 'msg_1',
      'content-length': '11',
      host: new URL(url).host,
    })
    expect(received[0]?.body).toBe(REQUEST.body)
  })

  it('a redirect is an answer and is not followed', async () => {
    const other = await openReceiver()
    const { url } = await openReceiver((response) => response.writeHead(307, { location: other.url }).end())
    expect(await local().post(url, REQUEST)).toMatchObject({ status: 307, error: null })
    expect(other.received).toEqual([])
  })

  it('one that takes the connection and says nothing is given up', async () => {
    const { url } = await openReceiver(() => {})
    expect(await local(100).post(url, REQUEST)).toMatchObject({ status: null, error: 'late' })
  })

  it('one that sends its answer without end is read up to 4 KB', async () => {
    const { url } = await openReceiver((response) => {
      response.writeHead(200)
      const write = () => {
        if (!response.destroyed && response.write('a'.repeat(1000))) setImmediate(write)
        else response.once('drain', write)
      }
      write()
    })
    const { status, text } = await local().post(url, REQUEST)
    expect({ status, length: text.length }).toEqual({ status: 200, length: 4096 })
  })

  it('one that dribbles its answer is given up', async () => {
    const { url } = await openReceiver((response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('a'), 20)
      response.on('close', () => clearInterval(timer))
    })
    expect(await local(150).post(url, REQUEST)).toMatchObject({ status: null, error: 'late' })
  })

  it('one that is not there, and one that hangs up, are unreachable', async () => {
    expect((await local().post('http://127.0.0.1:1/', REQUEST)).error).toBe('unreachable')
    const { url } = await openReceiver((response) => response.destroy())
    expect((await local().post(url, REQUEST)).error).toBe('unreachable')
  })
})

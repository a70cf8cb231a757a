import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { inLanes } from '../support/in-lanes'
import { type Buyer, buyOne, makeBuyers } from './trade'

/** Tabs of one person: as many as a session may have. */
const TABS = 20
/** Connections that are opened at the same time. */
const OPENING = 64
/** Calls that prepare the measurement at the same time. */
const LANES = 10

export interface Chatting {
  sockets: number
  /** Connections opened per second. */
  opened: number
  /** For each asked rate: messages accepted and events received per second, and the delay from call to tab in ms. */
  rates: { asked: number; sent: number; received: number; p50: number; p99: number; lost: number }[]
}

/**
 * Measures chat between people with many tabs, which are spread over all instances: every message is sent by a call and
 * arrives at each tab of its sender.
 */
export async function measureChat(
  origins: readonly string[],
  databaseUrl: string,
  { sockets, rates, seconds }: { sockets: number; rates: readonly number[]; seconds: number },
): Promise<Chatting> {
  const [origin = ''] = origins
  const buyers = await makeBuyers(origin, databaseUrl, Math.ceil(sockets / TABS))
  const groups = await inLanes(LANES, buyers, openGroup)
  /** Messages on their way, by group: a group has one at a time. */
  const arrived = new Map<string, { at: number; left: number }>()
  const delays: number[] = []
  const began = performance.now()
  const tabs = await openTabs(buyers, origins, (groupId) => {
    const sent = arrived.get(groupId)
    if (!sent) return
    delays.push(performance.now() - sent.at)
    sent.left -= 1
    if (sent.left === 0) arrived.delete(groupId)
  })
  const opened = tabs.length / ((performance.now() - began) / 1000)
  const result: Chatting = { sockets: tabs.filter(({ connected }) => connected).length, opened, rates: [] }
  for (const asked of rates) {
    delays.length = 0
    const sent = await sendEvery(1000 / asked, seconds, (n) => {
      const { visitor } = buyers[n % buyers.length] as Buyer
      const groupId = groups[n % groups.length] as string
      arrived.set(groupId, { at: performance.now(), left: TABS })
      const message = { clientMsgId: randomUUID(), messageType: 'text', content: `第 ${n} 条` } as const
      return visitor.do('POST /im/sendMessage', { groupId, ...message })
    })
    await new Promise((go) => setTimeout(go, 2000))
    const lost = [...arrived.values()].reduce((sum, { left }) => sum + left, 0)
    arrived.clear()
    delays.sort((a, b) => a - b)
    const at = (share: number) => delays[Math.floor(delays.length * share)] ?? 0
    result.rates.push({
      asked,
      sent: sent / seconds,
      received: delays.length / seconds,
      p50: at(0.5),
      p99: at(0.99),
      lost,
    })
  }
  for (const tab of tabs) tab.disconnect()
  return result
}

/** Buys one item and returns the group of its order. */
async function openGroup(buyer: Buyer): Promise<string> {
  await buyOne(buyer)
  const { orderList } = await buyer.visitor.do('GET /order/queryOrderList', { belong: '2' })
  const { groupId } = await buyer.visitor.do('GET /order/orderDetail', { orderSn: orderList[0]?.orderSn ?? '' })
  return String(groupId)
}

async function openTabs(
  buyers: readonly Buyer[],
  origins: readonly string[],
  onMessage: (groupId: string) => void,
): Promise<Socket[]> {
  const tokens = await inLanes(
    LANES,
    buyers,
    async ({ visitor }) => (await visitor.do('GET /im/getRCloudToken', {})).token,
  )
  const wanted = buyers.flatMap((buyer, i) => Array.from({ length: TABS }, (_, n) => ({ buyer, token: tokens[i], n })))
  const tabs: Socket[] = []
  await inLanes(OPENING, wanted, async ({ buyer, token, n }) => {
    const tab = io(origins[n % origins.length] as string, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token },
      extraHeaders: buyer.visitor.always,
    })
    tabs.push(tab)
    tab.on('live', ({ type, groupId }: { type: string; groupId?: number }) => {
      if (type === 'message') onMessage(String(groupId))
    })
    await new Promise<void>((done, fail) => {
      tab.once('connect', done)
      tab.once('connect_error', fail)
    })
  })
  return tabs
}

/** Starts one call every `ms`, even if earlier ones have not ended; resolves with the number of accepted calls. */
async function sendEvery(ms: number, seconds: number, send: (n: number) => Promise<unknown>): Promise<number> {
  let accepted = 0
  const running: Promise<void>[] = []
  const began = performance.now()
  for (let n = 0; n * ms < seconds * 1000; n += 1) {
    const wait = n * ms - (performance.now() - began)
    if (wait > 0) await new Promise((go) => setTimeout(go, wait))
    running.push(
      send(n).then(
        () => {
          accepted += 1
        },
        () => {},
      ),
    )
  }
  await Promise.all(running)
  return accepted
}

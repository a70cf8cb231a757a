import type { Client } from 'pg'
import type { CaptureKind } from '@/lib/shared/goods/goods-checks'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { ScreenName } from '@/lib/shared/pictures/screen-url'
import { DAY_MS, HOUR_MS } from '@/lib/shared/time'
import { DEFAULT_RULES } from '../../../modules/core/tenancy/rules-default'
import { sealAccount } from '../../../modules/listings/checks/rules'
import type { Vault } from '../../../runtime/vault'
import { copyLine, copyLines } from '../copy-rows'
import type { SeedGoods } from './make-goods'

const COLUMNS = [
  'goods_sn',
  'seller_id',
  'dist_id',
  'game_id',
  'title',
  'state',
  'cipher',
  'agent_id',
  'taken_at',
  'passed_at',
  'due_at',
  'captures',
  'facts',
  'created_at',
]
/** What each generated picture shows to staff. */
const KINDS: Readonly<Record<ScreenName, CaptureKind>> = {
  wall: 'skins',
  profile: 'card',
  roster: 'heroes',
  stats: 'record',
  bag: 'skins',
  settings: 'binding',
}
const kindOf = (url: string): CaptureKind => KINDS[(/\/screen\/(\w+)\//.exec(url)?.[1] ?? 'profile') as ScreenName]

/** Waiting checks on each site. */
const WAITING = 4

type Kept = Pick<SeedGoods, 'sn' | 'sellerId' | 'distId' | 'gameId' | 'title' | 'check'> & { facts: string[] }

/** Collects accounts with a check while they are copied, and a few others of each site that wait for one. */
export class CheckBooks {
  readonly #kept: Kept[] = []
  readonly #waiting = new Map<number, number>();

  *notice(goods: Iterable<SeedGoods>): Generator<SeedGoods> {
    for (const one of goods) {
      const waiting = this.#waiting.get(one.distId) ?? 0
      const waits = !one.check && one.goodsTypeId === 1 && !one.rent && !one.isOfficialSell && waiting < WAITING
      if (waits) this.#waiting.set(one.distId, waiting + 1)
      if (one.check || waits) {
        const { sn, sellerId, distId, gameId, title, check } = one
        this.#kept.push({ sn, sellerId, distId, gameId, title, check, facts: Object.keys(one.facts) })
      }
      yield one
    }
  }

  /** Copies the checks, each with a sealed account. */
  async write(client: Client, { vault, agents, now }: { vault: Vault; agents: readonly UserId[]; now: Date }) {
    const kept = this.#kept
    function* lines(): Generator<string> {
      for (const [i, one] of kept.entries()) yield line(one, { vault, agentId: agents[i % agents.length], now })
    }
    await copyLines(client, 'goods_checks', COLUMNS, lines())
  }
}

interface With {
  vault: Vault
  agentId: UserId | undefined
  now: Date
}

function line({ sn, sellerId, distId, gameId, title, check, facts }: Kept, { vault, agentId, now }: With): string {
  const account = { account: `demo-${sn.toLowerCase()}`, password: 'Demo-2026', note: '登录前请在群里说一声' }
  const cipher = `\\x${sealAccount(vault, sn as GoodsSn, account).toString('hex')}`
  const of = [sn, sellerId, distId, gameId, title]
  if (!check)
    return copyLine([
      ...of,
      'waiting',
      cipher,
      ...Array(4).fill(null),
      '[]',
      '[]',
      new Date(now.getTime() - HOUR_MS).toISOString(),
    ])
  const { passedAt, captures } = check
  const at = passedAt.toISOString()
  const due = new Date(passedAt.getTime() + DEFAULT_RULES.goodsCheckDays * DAY_MS).toISOString()
  const shown = captures.map((key) => ({ kind: kindOf(key), key, hash: '' }))
  return copyLine([...of, 'passed', cipher, agentId, at, at, due, JSON.stringify(shown), JSON.stringify(facts), at])
}

import { randomInt, randomUUID } from 'node:crypto'
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { hashPassword } from '@/lib/server/modules/people/identity/internal/passwords'
import type { Role } from '@/lib/shared/staff/staff'
import { DAY_MS } from '../../lib/shared/time'
import { runSql } from '../../tests/support/run-sql'
import { Visitor } from '../../tests/support/visitor'
import { anyAddress } from './get'
import { randomIdCard } from './id-card'
import { sharedDataDir, sharedOrigin } from './program'

export const PASSWORD = 'demo1234'
export const PAY_PASSWORD = '246810'
/** Old enough, and with enough approved listings, that new listings are not held for review. */
const MEMBER_SINCE_DAYS = 60
const APPROVED = `
  with own as (
    insert into goods (sn, game_id, goods_type_id, title, price_fen, seller_id, dist_id, status)
    select 'ZHYY' || ($1::int * 10 + n), 132, 1, '早先发布的号', 10000, $1, 1, 4 from generate_series(1, 3) n
    returning sn, game_id, goods_type_id, dist_id, seller_id
  )
  insert into goods_reviews
    (goods_sn, version, game_id, goods_type_id, dist_id, seller_id, state, back_to, due_at, reviewer_id, reviewed_at)
  select sn, 1, game_id, goods_type_id, dist_id, seller_id, 'passed', 1, now(), seller_id, now() from own`

interface MemberOptions {
  /** Yuan, e.g. `500.00`, recharged through the sandbox cashier. */
  balance?: string
  /** Real name the account is verified under; null leaves it unverified. Default 周明. */
  realName?: string | null
  /** Makes the member staff of the platform and enrols an authenticator of its own. */
  staff?: Role
}

let hashes: Promise<[string, string]> | undefined

/** A new account for one test, logged in through the API of the shared server's default distributor. */
export class Member {
  private constructor(
    readonly phone: string,
    readonly nickName: string,
    readonly visitor: Visitor,
  ) {}

  static async create({ balance, realName = '周明', staff }: MemberOptions = {}): Promise<Member> {
    hashes ??= Promise.all([hashPassword(PASSWORD), hashPassword(PAY_PASSWORD)])
    const [password, payPassword] = await hashes
    const phone = `166${String(randomInt(1e8)).padStart(8, '0')}`
    const nickName = `测试${randomInt(1e6)}`
    const since = new Date(Date.now() - MEMBER_SINCE_DAYS * DAY_MS)
    const [row] = await runSql<{ id: number }>(
      sharedDataDir(),
      `insert into users (phone, nick_name, password_hash, pay_password_hash, invite_code, registered_dist_id, created_at)
       values ($1, $2, $3, $4, $5, 1, $6) returning id`,
      [phone, nickName, password, payPassword, randomUUID().slice(0, 8), since],
    )
    await runSql(sharedDataDir(), APPROVED, [Number(row?.id)])
    const visitor = new Visitor(sharedOrigin(), fetch, { 'x-forwarded-for': anyAddress() })
    await visitor.logIn(phone, PASSWORD)
    const member = new Member(phone, nickName, visitor)
    if (realName) await visitor.do('POST /user/verifyIdentity', { realName, idCard: randomIdCard() })
    if (balance) await member.#recharge(balance)
    if (staff) await member.#enrol(Number(row?.id), staff)
    return member
  }

  /** Opens a page in a new browser context in which this member is logged in. */
  async open(browser: Browser, path = '', options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ extraHTTPHeaders: this.visitor.always, ...options })
    const url = sharedOrigin()
    await context.addCookies([...this.visitor.cookies].map(([name, value]) => ({ name, value, url })))
    // The service notice, which every member must wait for once, has a test of its own.
    const notices = await this.visitor.do('GET /comm/getNews', { type: '1' })
    const codes = notices.list.map(({ code }) => code).join(',')
    await context.addInitScript((read) => localStorage.setItem('noticeRead', read), codes)
    const page = await context.newPage()
    if (path) await page.goto(url + path)
    return page
  }

  async #recharge(amount: string): Promise<void> {
    const { payRand } = await this.visitor.do('POST /pay/recPay', { amount, aliOrWx: '1' }, { key: randomUUID() })
    const { qrText } = await this.visitor.do('GET /pay/showPayUrl', { id: payRand })
    await confirmSandboxPayment(qrText)
    const status = async () => (await this.visitor.do('GET /pay/queryPayStatus', { payRand })).status
    await expect.poll(status, { message: 'the recharge is credited', intervals: [50], timeout: 30_000 }).toBe(1)
  }

  async #enrol(userId: number, role: Role): Promise<void> {
    await runSql(sharedDataDir(), "insert into staff_members (user_id, role, house) values ($1, $2, 'platform')", [
      userId,
      role,
    ])
    // Only accepts the orders its test assigns, none of other tests.
    await runSql(
      sharedDataDir(),
      "insert into desk_duties (user_id, state, from_hour, to_hour, changed_at) values ($1, 'busy', 0, 0, now())",
      [userId],
    )
    const { secret } = await this.visitor.do('POST /staff/beginEnrolment', {})
    await this.visitor.do('POST /staff/verify', { code: generateSync({ secret }) })
  }
}

/** Confirms a payment on the sandbox cashier page, as the payer's phone would. */
export async function confirmSandboxPayment(qrText: string): Promise<void> {
  const answer = await fetch(qrText, { method: 'POST', body: new URLSearchParams({ do: 'pay' }) })
  if (!answer.ok) throw new Error(`the sandbox cashier answered ${answer.status}`)
}

import { eq, sql } from 'drizzle-orm'
import { payees } from '@/lib/server/db/schema/payouts'
import { localSms, sandboxPayouts } from '@/lib/server/db/schema/providers'
import { openWithdrawal } from '@/lib/server/modules/payouts/internal/open-withdrawal'
import { loadPayoutTerms } from '@/lib/server/modules/payouts/queries-terms'
import { reconcileWithdrawals } from '@/lib/server/modules/payouts/reconcile-withdrawals'
import { memberOf } from '@/lib/server/modules/payouts/rules-owner'
import type { BankPayout, SandboxBank } from '@/lib/server/providers/payout/sandbox/bank'
import { createSandboxPayout } from '@/lib/server/providers/payout/sandbox/create-sandbox-payout'
import { openKeys, type SandboxKeys, signedText } from '@/lib/server/providers/sandbox/keys'
import { type Ctx, inTx } from '@/lib/server/runtime/context'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { yuanToFen } from '@/lib/shared/money'
import { maskPayee } from '@/lib/shared/payout'
import type { Visitor } from './visitor'
import { PAY_PASSWORD, type Person, type World } from './world'

export const REAL_NAME = '林小满'
let accounts = 0

/** Who pays withdrawals out, in the hands of a test. Notices travel only when a test sends them. */
export class Bank {
  private constructor(
    private readonly world: World,
    readonly keys: SandboxKeys,
    readonly gateway: SandboxBank,
  ) {}

  static async open(world: World): Promise<Bank> {
    const { db, log, vault } = world.services
    const keys = await openKeys(db, vault)
    const baseUrl = `http://127.0.0.1:${world.port}`
    return new Bank(world, keys, createSandboxPayout({ db, log, keys, now: () => world.now(), baseUrl }).gateway)
  }

  async payout(sn: string): Promise<BankPayout> {
    const payout = await this.gateway.byNumber(sn)
    if (!payout) throw new Error(`the bank knows no ${sn}`)
    return payout
  }

  /** Body of a notice. `changes` are made before signing (the bank itself says so), `tamper` after it. */
  async notice(sn: string, changes: Record<string, string> = {}, tamper: Record<string, string> = {}): Promise<string> {
    const { sign: _, ...params } = { ...this.gateway.noticeOf(await this.payout(sn)), ...changes }
    return new URLSearchParams({ ...params, sign: this.keys.sign(signedText(params)), ...tamper }).toString()
  }

  /** As the bank posts it; the answer's text. */
  async send(body: string): Promise<string> {
    const url = `${this.world.dist().origin}/api/pay/payoutNotify/sandbox`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await this.world.app.api.fetch(new Request(url, { method: 'POST', body, headers }))).text()
  }

  /** The clock of payouts, once. */
  reconcile(changes: Partial<Ctx> = {}): Promise<number> {
    return reconcileWithdrawals({ ...systemCtx(this.world.services, this.world.dist()), ...changes }, { limit: 500 })
  }

  /** The payee's bank sends it back and says so. */
  async returnIt(sn: string): Promise<string> {
    await this.gateway.sendBack((await this.payout(sn)).tradeNo)
    return this.send(await this.notice(sn))
  }

  /** How many payouts the bank made. */
  paid(): Promise<number> {
    return this.world.services.db.$count(sandboxPayouts, eq(sandboxPayouts.state, 'SUCCESS'))
  }
}

/** A verified member with an old balance and an old payee, who takes money out. */
export class Saver {
  private constructor(
    readonly world: World,
    readonly person: Person,
    readonly visitor: Visitor,
    readonly payeeId: number,
    readonly account: string,
  ) {}

  /** `known`: something was paid to the payee before, so that it need not wait for the next day. */
  static async open(
    world: World,
    options: { balance?: string; known?: boolean; kind?: 1 | 2 | 3 } = {},
  ): Promise<Saver> {
    const { balance = '1000.00', known = true, kind = 1 } = options
    const person = await world.person()
    await nameThem(world, person)
    await world.recharge(person, known ? (Number(balance) + 10).toFixed(2) : balance)
    world.pass({ hours: 25 })
    const account = kind === 3 ? cardNumber(++accounts) : `135${String(20_000_000 + ++accounts)}`
    const payeeId = await addPayeeRow(world, person, { account, kind })
    const saver = new Saver(world, person, await world.logIn(person), payeeId, account)
    if (known) await saver.#firstPayout()
    return saver
  }

  /** As the page does it: with the code that says what it is for. */
  async withdraw(amount: string, more: { key?: string; payeeId?: number } = {}) {
    const payeeId = String(more.payeeId ?? this.payeeId)
    await this.forgetLimits()
    await this.visitor.do('POST /pay/sendWithdrawalCode', { payeeId, amount })
    const form = { payeeId, amount, payPassword: PAY_PASSWORD, smsCode: await this.code() }
    const { withdrawalSn } = await this.visitor.do('POST /pay/cashAdvance', form, { key: more.key })
    return withdrawalSn
  }

  /** The latest code on the phone. */
  async code(): Promise<string> {
    return /验证码是(\d{6})/.exec(await this.sms())?.[1] ?? ''
  }

  async sms(): Promise<string> {
    const rows = await this.world.services.db.select().from(localSms).where(eq(localSms.phone, this.person.phone))
    return rows.filter(({ text }) => text.includes('验证码是')).at(-1)?.text ?? ''
  }

  forgetLimits() {
    return this.world.services.db.execute(sql`delete from rate_windows where key like 'sms:%'`)
  }

  show(withdrawalSn: string) {
    return this.visitor.do('GET /pay/withdrawal', { withdrawalSn })
  }

  balance(): Promise<string> {
    return this.world.balance(this.person)
  }

  async told(): Promise<string[]> {
    const { list } = await this.visitor.do('GET /notification/list', { kind: 'money' })
    return list.map(({ title }) => title)
  }

  async #firstPayout(): Promise<void> {
    await openFor(this.world, this.person, this.payeeId, '10.00')
    this.world.pass({ hours: 34 })
    await (await Bank.open(this.world)).reconcile()
  }
}

/** A withdrawal without its proofs. */
export const openFor = async (world: World, person: Person, payeeId: number, amount: string) => {
  const ctx = world.ctx(person)
  const terms = await loadPayoutTerms(ctx)
  return inTx(ctx, (tx, effects) =>
    openWithdrawal(ctx, { tx, effects, owner: memberOf(ctx), payeeId, amount: yuanToFen(amount), terms }),
  )
}

/** The real name of the tests. */
export async function nameThem(world: World, person: Person): Promise<void> {
  const sealed = world.services.vault.seal('identity', String(person.userId), REAL_NAME)
  await world.services.db.execute(sql`update users set real_name_enc = ${sealed} where id = ${person.userId}`)
}

/** A payee of two days ago. */
export async function addPayeeRow(
  world: World,
  { userId }: Person,
  { account, kind = 1, isDefault = true }: { account: string; kind?: 1 | 2 | 3; isDefault?: boolean },
): Promise<number> {
  const { db, vault } = world.services
  const bankName = kind === 3 ? '招商银行' : ''
  const [row] = await db
    .insert(payees)
    .values({
      ...{ userId, kind, bankName, mask: maskPayee(kind, account), isDefault },
      account: vault.seal('payee', String(userId), account),
      accountHash: vault.mac('payee', `${kind} ${bankName} ${account}`),
      createdAt: new Date(world.now().getTime() - 2 * 86_400_000),
    })
    .returning({ id: payees.id })
  if (!row) throw new Error('no payee')
  return row.id
}

/** A card of the right form. */
function cardNumber(n: number): string {
  const body = `622588${String(n).padStart(9, '0')}`
  const sum = [...body].reverse().reduce((total, digit, place) => {
    const double = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (double > 9 ? double - 9 : double)
  }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

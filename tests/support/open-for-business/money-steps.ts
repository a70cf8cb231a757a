import { expect } from 'vitest'
import { openDatabase } from '@/lib/server/db/client'
import { fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { formatDate } from '@/lib/shared/time'
import { faultsOf } from '../ledger'
import { SOON } from '../soon'
import type { Installation } from './installation'
import type { Person } from './person'
import type { StaffRoom } from './staff-steps'

const PAY_PASSWORD = '835172'
const EMAIL = 'seller@example.net'

const balanceOf = async (person: Person): Promise<string> => (await person.do('GET /user/userInfo', {})).coin
const subjectsOf = ({ platform }: Person): string[] => platform.parts.mail.to(EMAIL).map(({ subject }) => subject)

/** Sets a pay password by SMS, and binds an address by mail, which receives notices about money from now on. */
export async function secureAccount(seller: Person): Promise<void> {
  await seller.do('POST /comm/smsBindPhone', { purpose: 'payPassword' })
  await seller.do('POST /user/setPayPassword', { smsCode: seller.code, payPassword: PAY_PASSWORD })
  await seller.do('POST /user/sendMailCode', { email: EMAIL })
  const mails = seller.platform.parts.mail.to(EMAIL)
  expect(mails).toMatchObject([{ subject: expect.stringContaining('绑定邮箱的验证码') }])
  const mailCode = /验证码是 (\d{6})/.exec(mails[0]?.text ?? '')?.[1] ?? ''
  await seller.do('POST /user/changeEmail', { email: EMAIL, mailCode })
  await seller.do('POST /notification/saveSetting', { kind: 'money', channel: 'mail', isOn: '1' })
}

/** The protection of the orders ends: the seller's balance has all of `revenue`, and nothing before. */
export async function endProtection(seller: Person, revenue: string): Promise<void> {
  expect(await balanceOf(seller)).toBe('0.00')
  await seller.platform.pass({ days: 8 })
  await expect.poll(() => balanceOf(seller), SOON).toBe(revenue)
}

/** Binds an Alipay account and withdraws to it, when the locks of a new payee are over; Alipay pays. */
export async function withdraw(
  seller: Person,
  { amount, arrives, left }: { amount: string; arrives: string; left: string },
): Promise<void> {
  const { alipay, mail } = seller.platform.parts
  const payee = { kind: '1', account: seller.mobile } as const
  await seller.do('POST /user/sendPayeeCode', payee)
  const { payeeId } = await seller.do('POST /user/bindAccountNum', {
    ...payee,
    realName: seller.name,
    payPassword: PAY_PASSWORD,
    smsCode: seller.code,
  })
  await expect.poll(() => subjectsOf(seller), SOON).toContainEqual(expect.stringContaining('收款账户'))
  const wish = { payeeId: String(payeeId), amount }
  expect(await seller.visitor.ask('POST /pay/sendWithdrawalCode', wish)).toMatchObject({ name: 'PAYOUT_LOCKED' })
  await seller.platform.pass({ hours: 25 })
  await seller.do('POST /pay/sendWithdrawalCode', wish)
  const form = { ...wish, payPassword: PAY_PASSWORD, smsCode: seller.code }
  const { withdrawalSn } = await seller.do('POST /pay/cashAdvance', form)
  const state = async () => (await seller.do('GET /pay/withdrawal', { withdrawalSn })).state
  expect(await state()).toBe('waiting')
  expect(await balanceOf(seller)).toBe(left)
  // a first withdrawal to a payee is sent on the next morning
  await seller.platform.pass({ hours: 34 })
  await expect.poll(state, SOON).toBe('paid')
  const [paid] = alipay.books.transfers.values()
  expect(paid).toMatchObject({ outNo: withdrawalSn, status: 'SUCCESS', fen: BigInt(arrives.replace('.', '')) })
  await expect.poll(() => subjectsOf(seller), SOON).toContainEqual(expect.stringContaining(`¥${amount} 已到账`))
  expect(mail.to(EMAIL).at(-1)?.text).toContain(arrives)
}

interface Moved {
  /** Payments and payouts. */
  lines: number
  taken: string
  paidOut: string
}

/** The statements of the vendors say the same as the ledger, for every day on which money moved. */
export async function compareStatements({ finance }: StaffRoom, moved: Moved): Promise<void> {
  const { platform } = finance
  // until then WeChat Pay has no statement of the day
  await platform.pass({ days: 2 })
  const days = daysOf(platform)
  let lines = 0
  for (const day of days) {
    const compared = await finance.do('GET /console/statementDifferences', { day })
    expect(compared).toMatchObject({ day, list: [] })
    lines += compared.lines
  }
  const { list } = await finance.do('GET /console/reconciliation', { from: days[0] })
  for (const row of list) expect(row.difference).toBe('0.00')
  const sumOf = (amounts: string[]) => fenToYuan(amounts.reduce((sum, amount) => sum + yuanToFen(amount), 0n))
  const taken = sumOf(list.map((row) => row.taken))
  const paidOut = sumOf(list.map((row) => row.paidOut))
  expect({ lines, taken, paidOut }).toEqual(moved)
}

/** Beijing days on which a vendor received or paid money, the earliest first. */
function daysOf({ parts: { alipay, wechat } }: Installation): string[] {
  const paid = [alipay.books.trades, wechat.books.trades].flatMap((trades) =>
    [...trades.values()].map(({ paidAt }) => paidAt as Date),
  )
  const sent = [...alipay.books.transfers.values()].map(({ at }) => at)
  return [...new Set([...paid, ...sent].map(formatDate))].toSorted()
}

/** Every sum of the ledger is right, and the totals of its kinds of accounts are these. */
export async function checkLedger({ finance }: StaffRoom, totals: Record<string, string>): Promise<void> {
  const { total, kinds } = await finance.do('GET /console/trialBalance', {})
  expect(total).toBe('0.00')
  const held = kinds.filter(({ balance }) => balance !== '0.00').map(({ kind, balance }) => [kind, balance])
  expect(Object.fromEntries(held)).toEqual(totals)
  expect((await finance.do('GET /console/ledgerFaults', {})).list).toEqual([])
  const { db, pool } = openDatabase(finance.platform.parts.database.ownerUrl, 1)
  try {
    const faults = (await faultsOf({ services: { db } })) as { fault?: string }[]
    // the sandbox bank, which production does not have, has no records
    expect(faults.filter(({ fault }) => !fault?.includes('the bank'))).toEqual([])
  } finally {
    await pool.end()
  }
}

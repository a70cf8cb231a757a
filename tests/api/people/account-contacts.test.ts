import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { localMails, localSms } from '@/lib/server/db/schema/providers'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
let person: Person
let member: Visitor
let serial = 0

beforeAll(() => world.open().then(() => undefined))
beforeEach(async () => {
  world.pass({ minutes: 2 })
  person = await world.person()
  member = await world.logIn(person)
})
afterAll(() => world.close())

const freshPhone = () => `1362222${String(1000 + ++serial)}`
const codeOf = async (phone: string) => {
  const rows = await world.services.db.select().from(localSms).where(eq(localSms.phone, phone))
  return /\d{6}/.exec(rows.at(-1)?.text ?? '')?.[0] ?? ''
}
const mailed = async (email: string) => {
  const rows = await world.services.db.select().from(localMails).where(eq(localMails.address, email))
  return /\d{6}/.exec(rows.at(-1)?.text ?? '')?.[0] ?? ''
}
const bothCodes = async (phone: string) => {
  await member.do('POST /comm/smsBindPhone', { purpose: 'phone' })
  await member.do('POST /comm/sms', { phone, purpose: 'phone' })
  return { oldCode: await codeOf(person.phone), smsCode: await codeOf(phone) }
}

it('changing the phone requires a code of each phone, logs out other devices and notifies the owner', async () => {
  const elsewhere = await world.logIn(person)
  const phone = freshPhone()
  await member.do('POST /user/changeBindPhone', { phone, ...(await bothCodes(phone)) })
  expect((await member.do('GET /user/userInfo', {})).phone).toBe(`136****${phone.slice(-4)}`)
  expect((await elsewhere.ask('GET /user/userInfo', {})).code).toBe(2)
  const { list } = await member.do('GET /notification/list', { kind: 'security' })
  expect(list[0]?.title).toBe('绑定的手机号已更换')
  expect((await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'demo1234' })).name).toBe(
    'WRONG_CREDENTIALS',
  )
})

it('rejects a phone change with a code of the wrong phone, purpose or browser', async () => {
  const phone = freshPhone()
  const { oldCode, smsCode } = await bothCodes(phone)
  const change = (input: { oldCode: string; smsCode: string }, by = member) =>
    by.ask('POST /user/changeBindPhone', { phone, ...input })
  const wrong = oldCode === '000000' ? '111111' : '000000'
  expect(await change({ oldCode: wrong, smsCode })).toMatchObject({
    name: 'WRONG_SMS_CODE',
    data: { field: 'oldCode' },
  })
  expect(await change({ oldCode, smsCode: wrong })).toMatchObject({ name: 'WRONG_SMS_CODE' })
  const other = await world.logIn(person)
  expect(await change({ oldCode, smsCode }, other)).toMatchObject({ name: 'WRONG_SMS_CODE' })
  expect((await member.do('GET /user/userInfo', {})).phone).toMatch(new RegExp(`${person.phone.slice(-4)}$`))
})

it('a phone number belongs to one account, also under concurrent changes', async () => {
  const taken = await world.person()
  const codes = await bothCodes(taken.phone)
  expect(await member.ask('POST /user/changeBindPhone', { phone: taken.phone, ...codes })).toMatchObject({
    name: 'PHONE_TAKEN',
    data: { field: 'phone' },
  })
  world.pass({ minutes: 2 })
  expect(await member.ask('POST /user/changeBindPhone', { ...codes, phone: person.phone })).toMatchObject({
    name: 'INVALID_INPUT',
  })
})

it('an email address is bound by the code sent to it, once', async () => {
  const email = `p${++serial}@example.com`
  await member.do('POST /user/sendMailCode', { email })
  const mailCode = await mailed(email)
  expect(await member.ask('POST /user/changeEmail', { email: `q${serial}@example.com`, mailCode })).toMatchObject({
    name: 'WRONG_MAIL_CODE',
    data: { field: 'mailCode' },
  })
  expect(await member.do('POST /user/changeEmail', { email, mailCode })).toEqual({ email })
  expect(await member.do('GET /user/userInfo', {})).toMatchObject({ email, isHadEmail: true })
  expect(await member.ask('POST /user/changeEmail', { email, mailCode })).toMatchObject({ name: 'WRONG_MAIL_CODE' })
  expect(await member.ask('POST /user/sendMailCode', { email })).toMatchObject({ name: 'TOO_MANY' })
  expect(await member.ask('POST /user/sendMailCode', { email: 'no address' })).toMatchObject({ name: 'INVALID_INPUT' })
})

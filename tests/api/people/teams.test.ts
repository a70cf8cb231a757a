import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sessions } from '@/lib/server/db/schema/people/identity'
import { teamActions, teamMembers } from '@/lib/server/db/schema/people/teams'
import { eraseTeams } from '@/lib/server/modules/people/teams/erase-teams'
import { joinTeam } from '@/lib/server/modules/people/teams/join-team'
import { pruneTeamActions } from '@/lib/server/modules/people/teams/prune-team-actions'
import { DAY_MS } from '@/lib/shared/time'
import { Deal } from '../../support/fixtures/deal'
import { ownPicture } from '../../support/fixtures/evidence'
import { enterTeam } from '../../support/fixtures/team/enter-team'
import { openWorld, PAY_PASSWORD } from '../../support/world'

const FORM = { name: '小李', role: 'orders' as const, payPassword: PAY_PASSWORD }

it('a member delivers a sold order in the seller’s name, and the seller sees who did it', async () => {
  const world = await openWorld()
  const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
  const { orderSn } = deal
  const member = await world.person({ nickName: '小李的号' })
  const { owner, visitor } = await enterTeam(world, { seller: deal.people.seller, member, role: 'orders' })
  expect((await visitor.do('GET /order/queryOrderList', { belong: '1' })).orderList).toHaveLength(1)
  const pictures = JSON.stringify([await ownPicture(world, deal.people.seller)])
  await visitor.do('POST /order/act', { orderSn, action: 'deliver', account: 'hero', password: 'Secret-99', pictures })
  expect((await deal.detail()).status).toBe(2)
  const log = (await owner.do('GET /team/actions', {})).list
  expect(log.map(({ name, call, target }) => [name, call, target])).toEqual([['小李', 'POST /order/act', orderSn]])
})

it('the log names the goods of a bulk call and the order of a group, and their count', async () => {
  const world = await openWorld()
  const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
  const seller = deal.people.seller
  const goods = [await world.goods({ seller }), await world.goods({ seller })]
  const { owner, visitor } = await enterTeam(world, { seller, member: await world.person(), role: 'manager' })
  const [first, second] = goods.map(({ sn }) => sn)
  await visitor.do('POST /goods/bulkShelf', { goodsSns: JSON.stringify([first, second, first]), onShelf: '0' })
  const changes = JSON.stringify([{ goodsSn: second, price: '33.00' }])
  await visitor.do('POST /goods/bulkPrice', { changes })
  const { groupId } = await deal.detail()
  const line = { groupId: `${groupId}`, clientMsgId: 'team-line-1', messageType: 'text', content: '马上发货' } as const
  await visitor.do('POST /im/sendMessage', line)
  const { list } = await owner.do('GET /team/actions', {})
  expect(list.map(({ call, target, count }) => [call, target, count])).toEqual([
    ['POST /im/sendMessage', deal.orderSn, 1],
    ['POST /goods/bulkPrice', second, 1],
    ['POST /goods/bulkShelf', first, 2],
  ])
})

it('a session in the seller’s name shows neither balance nor person, and ends with exit', async () => {
  const world = await openWorld()
  const seller = await world.person({ balance: '500.00' })
  const member = await world.person({ nickName: '小李的号' })
  const { visitor } = await enterTeam(world, { seller, member, role: 'manager' })
  const profile = await visitor.do('GET /user/userInfo', {})
  expect(profile).toMatchObject({
    userId: seller.userId,
    coin: '0.00',
    phone: '',
    realName: '',
    team: { role: 'manager', memberName: '小李的号' },
  })
  const back = await visitor.do('POST /team/exit', {})
  expect(back.userId).toBe(member.userId)
  expect((await visitor.do('GET /user/userInfo', {})).team).toBeNull()
  expect((await visitor.ask('POST /team/exit', {})).name).toBe('NOT_FOUND')
})

it.each([
  ['the owner removes the member', 'remove'],
  ['the owner changes the role', 'role'],
  ['the owner logs out everywhere', 'everywhere'],
  ['the member’s account is restricted or closed', 'closed'],
] as const)('sessions in the seller’s name end when %s', async (_, what) => {
  const world = await openWorld()
  const [seller, member] = [await world.person(), await world.person()]
  const { owner, visitor, teamMemberId } = await enterTeam(world, { seller, member, role: 'manager' })
  expect((await visitor.ask('GET /goods/selfPublishGoodsList', {})).name).toBe('OK')
  if (what === 'remove') await owner.do('POST /team/remove', { teamMemberId })
  if (what === 'role') await owner.do('POST /team/changeRole', { teamMemberId, role: 'orders' })
  if (what === 'everywhere') await owner.do('POST /user/logoutEverywhere', { keepThis: '1' })
  if (what === 'closed') await (await world.logIn(member)).do('POST /user/freezeAccount', { payPassword: PAY_PASSWORD })
  expect((await visitor.ask('GET /goods/selfPublishGoodsList', {})).name).toBe('SESSION_EXPIRED')
})

it('an invitation is used once, also by two people at once, and not by the seller', async () => {
  const world = await openWorld()
  const [seller, one, two] = [await world.person(), await world.person(), await world.person()]
  const owner = await world.logIn(seller)
  const { code } = await owner.do('POST /team/invite', FORM)
  expect((await owner.ask('POST /team/join', { code })).name).toBe('NOT_FOUND')
  const results = await Promise.allSettled([one, two].map((person) => joinTeam(world.ctx(person), { code })))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { list } = await owner.do('GET /team/members', {})
  expect(list).toMatchObject([{ name: '小李', state: 'active', role: 'orders' }])
  const [notice] = (await owner.do('GET /notification/list', {})).list
  expect(notice).toMatchObject({ kind: 'security', title: '新成员加入团队' })
})

it('a role with more permissions needs a new invitation', async () => {
  const world = await openWorld()
  const [seller, member] = [await world.person(), await world.person()]
  const { owner, teamMemberId } = await enterTeam(world, { seller, member, role: 'orders' })
  for (const role of ['manager', 'goods'] as const)
    expect((await owner.ask('POST /team/changeRole', { teamMemberId, role })).name).toBe('FORBIDDEN')
  expect((await owner.do('GET /team/members', {})).list).toMatchObject([{ role: 'orders' }])
})

it('an invitation expires after seven days, works on its own site only, and one removed is void', async () => {
  const world = await openWorld()
  const [seller, member] = [await world.person(), await world.person()]
  const owner = await world.logIn(seller)
  const first = await owner.do('POST /team/invite', FORM)
  const elsewhere = await world.logIn(member, 2)
  expect((await elsewhere.ask('POST /team/join', { code: first.code })).name).toBe('NOT_FOUND')
  await owner.do('POST /team/remove', { teamMemberId: String(first.row.teamMemberId) })
  const visitor = await world.logIn(member)
  expect((await visitor.ask('GET /team/invitation', { code: first.code })).name).toBe('NOT_FOUND')
  const second = await owner.do('POST /team/invite', FORM)
  expect(await visitor.do('GET /team/invitation', { code: second.code })).toMatchObject({
    role: 'orders',
    isOwn: false,
  })
  await world.services.db
    .update(teamMembers)
    .set({ expiresAt: world.now() })
    .where(eq(teamMembers.id, second.row.teamMemberId))
  expect((await visitor.ask('POST /team/join', { code: second.code })).name).toBe('NOT_FOUND')
  expect((await owner.do('GET /team/members', {})).list).toEqual([])
})

it('a member who left or belongs to another team cannot enter, and others cannot enter it', async () => {
  const world = await openWorld()
  const [seller, member, stranger] = [await world.person(), await world.person(), await world.person()]
  const { visitor, teamMemberId } = await enterTeam(world, { seller, member, role: 'goods' })
  await visitor.do('POST /team/exit', {})
  const other = await world.logIn(stranger)
  for (const call of ['POST /team/enter', 'POST /team/remove'] as const)
    expect((await other.ask(call, { teamMemberId })).name).toBe('NOT_FOUND')
  expect((await visitor.do('GET /team/teams', {})).list).toHaveLength(1)
  await visitor.do('POST /team/remove', { teamMemberId })
  expect((await visitor.ask('POST /team/enter', { teamMemberId })).name).toBe('NOT_FOUND')
  expect((await visitor.do('GET /team/teams', {})).list).toEqual([])
})

it('the member’s own session ends ten minutes after entering a team, so that open tabs are not logged out at once', async () => {
  const world = await openWorld()
  const [seller, member] = [await world.person(), await world.person()]
  await enterTeam(world, { seller, member, role: 'goods' })
  const [own] = await world.services.db.select().from(sessions).where(eq(sessions.userId, member.userId))
  expect(own?.revokedAt).toBeNull()
  expect(own?.expiresAt.getTime()).toBeLessThanOrEqual(world.now().getTime() + 10 * 60_000)
})

it('the wrong pay password creates no invitation, and a team has at most twenty members', async () => {
  const world = await openWorld()
  const owner = await world.logIn()
  expect((await owner.ask('POST /team/invite', { ...FORM, payPassword: '135790' })).name).toBe('WRONG_PAY_PASSWORD')
  for (let i = 0; i < 20; i++) await owner.do('POST /team/invite', FORM)
  expect((await owner.ask('POST /team/invite', FORM)).name).toBe('TOO_MANY')
})

it('the log of a team is kept for 90 days, and erased with the seller', async () => {
  const world = await openWorld()
  const [seller, member] = [await world.person(), await world.person()]
  await enterTeam(world, { seller, member, role: 'goods' })
  const { db } = world.services
  await db.insert(teamActions).values({
    ownerId: seller.userId,
    memberId: member.userId,
    call: 'POST /order/act',
    target: '',
    createdAt: new Date(world.now().getTime() - 91 * DAY_MS),
  })
  await pruneTeamActions(db, world.now())
  expect(await db.$count(teamActions, eq(teamActions.call, 'POST /order/act'))).toBe(0)
  await db.transaction((tx) => eraseTeams(tx, seller.userId))
  expect(await db.$count(teamMembers)).toBe(0)
  expect(await db.$count(teamActions)).toBe(0)
})

import { expect } from 'vitest'
import type { Role } from '@/lib/shared/staff/staff'
import { DAY_MS, formatDateTime } from '@/lib/shared/time'
import type { Installation } from './installation'
import { Person } from './person'

export interface StaffRoom {
  owner: Person
  finance: Person
  service: Person
}

export const OWNER_MOBILE = '13900000001'
export const FEE_PERCENT = '5'
const GAME = '星海远征'

/** The owner enters the console of a new platform and invites two colleagues. */
export async function openStaffRoom(platform: Installation): Promise<StaffRoom> {
  const owner = new Person(platform, '秦望舒', OWNER_MOBILE)
  await owner.logIn()
  expect(await owner.do('GET /staff/state', {})).toMatchObject({
    member: { house: 'platform', role: 'owner' },
    isEnrolled: false,
    until: null,
  })
  expect(await owner.visitor.ask('GET /console/rules', {}), 'no authenticator yet').toMatchObject({ status: 403 })
  expect(await owner.bindAuthenticator()).toHaveLength(10)
  const invite = async (name: string, mobile: string, role: Role): Promise<Person> => {
    const { link } = await owner.do('POST /console/addStaff', { mobile, role, reason: '新同事' })
    expect(platform.parts.aliyun.textsTo(mobile).at(-1)).toContain('邀请你成为员工')
    const colleague = await new Person(platform, name, mobile).join()
    const token = new URL(link).searchParams.get('invitation') ?? ''
    await colleague.do('POST /staff/acceptInvitation', { token })
    await colleague.bindAuthenticator()
    return colleague
  }
  return {
    owner,
    finance: await invite('温如玉', '13900000002', 'finance'),
    service: await invite('程小满', '13900000003', 'service'),
  }
}

/** Adds a game with a rank and two places, and changes the fee of its accounts with a second person's approval. */
export async function addGame({ owner, finance }: StaffRoom): Promise<{ gameId: string; areaId: string }> {
  const goodsTypes = JSON.stringify([{ id: 1, name: '账号' }])
  const face = { name: GAME, gameType: '1', snCode: 'XH', coinName: '星币', goodsTypes } as const
  const gameId = String((await owner.do('POST /console/saveGame', face)).gameId)
  const rank = { key: 'ranking', label: '段位', kind: 'choice', options: ['舰长', '元帅'], isMain: true }
  await owner.do('POST /console/saveGameFields', { gameId, fields: JSON.stringify([rank]) })
  const areas = ['安卓', '苹果'].map((name) => ({ name, servers: [{ name: '一区' }] }))
  await owner.do('POST /console/saveGamePlaces', { gameId, areas: JSON.stringify(areas) })

  const change = { key: 'sellerFeeBp', mode: 'account', gameId, value: FEE_PERCENT, reason: '开业优惠' } as const
  expect(await owner.do('POST /console/changeRule', change)).toEqual({ waits: true })
  const { list } = await finance.do('GET /console/approvals', { state: 'open' })
  expect(list).toMatchObject([{ reason: '开业优惠', mayDecide: true, isOwn: false }])
  await finance.do('POST /console/decideApproval', { approvalId: String(list[0]?.approvalId), accept: '1' })

  const { gameList } = await owner.do('GET /comm/gameList', {})
  expect(gameList.map(({ name }) => name).toSorted()).toEqual(['王者荣耀', GAME].toSorted())
  const { areas: shown } = await owner.do('GET /comm/gamefilter', { gameId })
  expect(shown.map(({ specialName }) => specialName)).toEqual(['安卓', '苹果'])
  expect(await owner.do('GET /dist/tradeTerms', { mode: 'account', gameId })).toMatchObject({ feeBp: 500 })
  return { gameId, areaId: String(shown[0]?.specialId) }
}

/** Publishes a brand with a logo of its own, which the pages then show. */
export async function publishBrand({ owner }: StaffRoom): Promise<void> {
  const { platform } = owner
  const slogan = '好号放心交易'
  expect((await platform.get('/')).text).not.toContain(slogan)
  const logo = await owner.upload('site', '#204080')
  const { published } = await owner.do('GET /console/site', {})
  const { conf } = published
  const home = { ...conf.home, title: slogan }
  const draft = { ...conf, home, pictArea: { ...conf.pictArea, logo: logo.url } }
  const { revision } = await owner.do('POST /console/saveSite', {
    conf: JSON.stringify(draft),
    gameIds: JSON.stringify(published.gameIds),
    revision: '0',
  })
  const { version } = await owner.do('POST /console/publishSite', { revision: String(revision) })
  const { list } = await owner.do('GET /console/siteVersions', {})
  expect(list[0]).toMatchObject({ version, publishedBy: expect.stringMatching(/./) })
  const page = await platform.get('/')
  expect(page).toMatchObject({ status: 200, type: expect.stringContaining('text/html') })
  expect(page.text).toContain(slogan)
  expect(page.text).toContain(logo.url)
  expect((await platform.get(logo.url)).type).toBe('image/webp')
  expect(await platform.parts.bucket.typeOf(logo.key)).toBe('image/webp')
}

/** Publishes new versions of the terms and the privacy policy, announced as early as they promise. */
export async function changeTerms({ owner }: StaffRoom): Promise<void> {
  const effectiveTime = formatDateTime(new Date(Date.now() + 8 * DAY_MS)).slice(0, 16)
  const { list } = await owner.do('GET /console/legalDocuments', {})
  for (const kind of ['terms', 'privacy'] as const) {
    const own = `本平台由启明网络运营，适用于${kind}`
    expect(list.filter((row) => row.kind === kind)).toMatchObject([{ version: 1, state: 'inForce' }])
    const { text } = await owner.do('GET /console/legalDocument', { kind, version: '1' })
    const draft = await owner.do('POST /console/saveLegalDraft', { kind, text: `${text}\n${own}`, note: '写明运营方' })
    const published = { ...draft, documentId: `${draft.documentId}`, effectiveTime, reason: '开业前写明运营方' }
    await owner.do('POST /console/publishLegal', published)
    expect((await owner.platform.get(`/legal/${kind}?version=2`)).text).toContain(own)
  }
}

/** Passes what waits for review, as the first items of a new seller do. */
export async function reviewGoods({ owner }: StaffRoom, goodsSns: readonly string[]): Promise<void> {
  const { list } = await owner.do('GET /console/goodsReviews', { list: 'waiting' })
  expect(list.map(({ goods }) => goods.goodsSn).toSorted()).toEqual(goodsSns.toSorted())
  const reviewIds = list.map(({ reviewId }) => reviewId).join()
  expect(await owner.do('POST /console/decideGoods', { reviewIds, pass: '1' })).toMatchObject({ done: goodsSns.length })
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeasonBooking } from '@/lib/contract/entities/campaign'
import type { Page } from '@/lib/server/db/page'
import { bookingSeasons } from '@/lib/server/db/schema/market/campaign'
import { readCsv } from '@/lib/shared/text/csv'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

describe('bookings of a season for its staff', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  let seasons = 0
  const openSeason = async (distId = 1) => {
    const startsAt = new Date(world.now().getTime() + 48 * 3_600_000)
    const title = `S${++seasons} 赛季`
    const [row] = await world.services.db
      .insert(bookingSeasons)
      .values({ distId, gameId: 107, title, startsAt, bookUntil: startsAt, places: 10 })
      .returning()
    return String(row?.id)
  }
  const book = async (seasonId: string, contact: string, more: { note?: string; distId?: number } = {}) => {
    const { note = '', distId = 1 } = more
    const person = await world.person()
    const visitor = await world.logIn(person, distId)
    const input = { seasonId, service: 'rank', areaId: '1', serverId: '11', contactType: 'qq', contact, note } as const
    const { bookingId } = await visitor.do('POST /activity/booking/seasonBooking', input)
    const cancel = () => visitor.do('DELETE /activity/booking/seasonBooking', { id: `${bookingId}` })
    return { bookingId, person, cancel }
  }
  const editor = (distId = 1, ofDist?: number) => world.logIn({ staff: 'editor', ofDist }, distId)
  const list = (staff: Visitor, seasonId: string, more: { page?: string; pageSize?: string } = {}) =>
    staff.do('GET /console/seasonBookings', { seasonId, ...more })
  const contactsOf = ({ list: rows }: Pick<Page<SeasonBooking>, 'list'>) => rows.map(({ contact }) => contact)
  /** Returns the actions recorded about a season, newest first. */
  const auditsOf = async (seasonId: string) => {
    const auditor = await world.logIn({ staff: 'owner' })
    const found = await auditor.do('GET /console/audit', { target: `season:${seasonId}` })
    return found.list.map(({ action, userId, after }) => ({ action, userId, after: JSON.parse(after) }))
  }

  it('staff see who booked which service, with the contact and note of the member', async () => {
    const seasonId = await openSeason()
    const { bookingId, person } = await book(seasonId, '10001', { note: '晚上八点后上号' })
    expect((await list(await editor(), seasonId)).list).toEqual([
      {
        bookingId,
        userId: person.userId,
        nickName: person.nickName,
        gameName: '王者荣耀',
        serviceName: '段位代练',
        place: '安卓QQ · 手Q 1区',
        contactType: 'qq',
        contact: '10001',
        note: '晚上八点后上号',
        createTime: expect.any(String),
        cancelTime: null,
      },
    ])
  })

  it('bookings are paged in the order of booking; cancelled ones are last, without contact and note', async () => {
    const seasonId = await openSeason()
    const first = await book(seasonId, '20001', { note: '加微信联系' })
    await book(seasonId, '20002')
    await book(seasonId, '20003')
    await first.cancel()
    const staff = await editor()
    const page = await list(staff, seasonId, { pageSize: '2' })
    expect(page).toMatchObject({ total: 3, page: 1, pageSize: 2 })
    expect(contactsOf(page)).toEqual(['20002', '20003'])
    const last = await list(staff, seasonId, { page: '2', pageSize: '2' })
    expect(last.list).toMatchObject([
      { bookingId: first.bookingId, contact: '', note: '', cancelTime: expect.stringMatching(/^\d{4}-/) },
    ])
    expect((await staff.do('GET /console/seasons', {})).list[0]).toMatchObject({ places: 10, left: 8 })
  })

  it('each view of contacts and each export is in the audit log, with the bookings but not the contacts', async () => {
    const seasonId = await openSeason()
    const staff = await editor()
    await list(staff, seasonId)
    await staff.do('GET /console/seasonBookingsExport', { seasonId })
    expect(await auditsOf(seasonId), 'no contact was shown').toEqual([])
    const gone = await book(seasonId, '30001')
    const { bookingId } = await book(seasonId, '30002')
    await gone.cancel()
    await list(staff, seasonId)
    await staff.do('GET /console/seasonBookingsExport', { seasonId })
    const by = staff.userId
    expect(await auditsOf(seasonId)).toEqual([
      { action: 'season.export', userId: by, after: { rows: 2 } },
      { action: 'season.contacts', userId: by, after: { bookingIds: [bookingId] } },
    ])
  })

  it('the file has a row per booking, and text that a spreadsheet would execute is escaped', async () => {
    const seasonId = await openSeason()
    const gone = await book(seasonId, '40001')
    const { bookingId, person } = await book(seasonId, '40002', { note: '=1+1' })
    await gone.cancel()
    const { csv, rows } = await (await editor()).do('GET /console/seasonBookingsExport', { seasonId })
    const [head, ...lines] = readCsv(csv).map(({ cells }) => cells)
    expect(rows).toBe(2)
    expect(head).toContain('联系方式')
    expect(lines[0]?.slice(0, 9)).toEqual([
      ...[`${bookingId}`, `${person.userId}`, person.nickName, '王者荣耀', '段位代练', '安卓QQ · 手Q 1区'],
      ...['QQ', '40002', "'=1+1"],
    ])
    expect(csv).not.toContain('40001')
  })

  it("another site's season is not found, and its own staff see it", async () => {
    const seasonId = await openSeason(2)
    await book(seasonId, '50001', { distId: 2 })
    for (const staff of [await editor(), await editor(3, 3)])
      for (const call of ['GET /console/seasonBookings', 'GET /console/seasonBookingsExport'] as const)
        expect((await staff.ask(call, { seasonId })).name).toBe('NOT_FOUND')
    expect(contactsOf(await list(await editor(2, 2), seasonId))).toEqual(['50001'])
    expect((await (await editor()).ask('GET /console/seasonBookings', { seasonId: '999999' })).name).toBe('NOT_FOUND')
  })
})

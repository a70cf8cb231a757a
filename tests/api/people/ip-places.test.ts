import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FOUR, xdbFile } from '../../support/vendors/xdb-file'
import { PASSWORD, World } from '../../support/world'

describe('places of logins', () => {
  const world = new World()
  let dir: string
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'places-'))
    writeFileSync(join(dir, 'ip.xdb'), xdbFile(FOUR))
    await world.open({ env: { IP_PLACE_FILES: join(dir, 'ip.xdb') } })
  })
  afterAll(async () => {
    await world.close()
    rmSync(dir, { recursive: true, force: true })
  })

  it('a member sees where logins came from, also in the message about a new browser', async () => {
    const { phone } = await world.person()
    const logIn = async (ip: string) => {
      const visitor = world.visitor(1, ip)
      await visitor.do('POST /user/login', { phone, password: PASSWORD })
      return visitor
    }
    await logIn('223.5.5.5')
    const member = await logIn('113.87.4.5')
    const { list } = await member.do('GET /user/loginRecords', {})
    expect(list.map(({ place }) => place)).toEqual(['广东省深圳市', '浙江省杭州市'])
    const { list: notices } = await member.do('GET /notification/list', {})
    expect(notices[0]?.text).toMatch(/^IP 113\.87\.4\.5（广东省深圳市）。/)
  })

  it('an address that no file knows has no place', async () => {
    const { phone } = await world.person()
    const visitor = world.visitor(1, '8.8.8.8')
    await visitor.do('POST /user/login', { phone, password: PASSWORD })
    const { list } = await visitor.do('GET /user/loginRecords', {})
    expect(list.map(({ place }) => place)).toEqual([''])
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIpPlaces, openIpTables } from '@/lib/server/providers/ip-place/ip2region'
import { regionText } from '@/lib/server/providers/ip-place/region-text'
import { FOUR, SIX, xdbFile } from '../../support/vendors/xdb-file'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'xdb-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const file = (name: string, bytes: Buffer): string => {
  writeFileSync(join(dir, name), bytes)
  return join(dir, name)
}

describe('places of addresses', () => {
  it.each([
    ['中国|广东省|深圳市|电信|CN', '广东省深圳市'],
    ['中国|北京|北京市|联通|CN', '北京市'],
    ['中国|上海市|上海市|联通|CN', '上海市'],
    ['中国|西藏|0|0|CN', '西藏'],
    ['中国|0|0|0|CN', '中国'],
    ['中国|香港特别行政区|0|0|HK', '中国香港'],
    ['中国|台湾省|台北市|0|TW', '中国台湾'],
    ['United States|California|San Jose|xTom|US', '美国'],
    ['日本|东京|0|0|JP', '日本'],
    ['中国|0|江苏省|苏州市|电信', '江苏省苏州市'],
    ['中国|0|香港|0|0', '中国香港'],
    ['美国|0|0|0|谷歌', '美国'],
    ['0|0|0|内网IP|内网IP', ''],
    ['Reserved|Reserved|Reserved|0|0', ''],
    ['', ''],
  ])('the row %s reads %s', (row, text) => expect(regionText(row)).toBe(text))

  it('both kinds of addresses are found in their files, those of this machine without', async () => {
    const places = createIpPlaces(await openIpTables([file('4.xdb', xdbFile(FOUR)), file('6.xdb', xdbFile(SIX))]))
    const found = {
      '113.87.4.5': '广东省深圳市',
      '113.88.4.5': '',
      '223.5.5.5': '浙江省杭州市',
      '223.5.1.1': '',
      '203.184.1.1': '中国香港',
      '1.1.1.1': '澳大利亚',
      '::ffff:113.87.4.5': '广东省深圳市',
      '2400:3200::1': '浙江省杭州市',
      '2404:6800:4008:c07::8b': '美国',
      '2001:db8::1': '',
      '64:ff9b::1.2.3.4': '',
      '10.1.2.3': '本地网络',
      '127.0.0.1': '本机',
      local: '本机',
      'not an address': '',
      '': '',
    }
    for (const [ip, place] of Object.entries(found)) expect(await places.placeOf(ip), ip).toBe(place)
  })

  it('without a file of their kind public addresses have no place', async () => {
    const onlyFour = createIpPlaces(await openIpTables([file('4.xdb', xdbFile(FOUR))]))
    expect(await onlyFour.placeOf('2400:3200::1')).toBe('')
    const none = createIpPlaces(await openIpTables([]))
    expect(await none.placeOf('223.5.5.5')).toBe('')
    expect(await none.placeOf('192.168.1.1')).toBe('本地网络')
  })

  it('a file that is missing, damaged, of another format or of the same kind is refused by name', async () => {
    const good = file('good.xdb', xdbFile(FOUR))
    await expect(openIpTables([join(dir, 'none.xdb')])).rejects.toThrow(/ENOENT.*none\.xdb/)
    await expect(openIpTables([file('empty.xdb', Buffer.alloc(0))])).rejects.toThrow(/empty\.xdb is no xdb file/)
    await expect(openIpTables([file('text.xdb', Buffer.alloc(1000, 'x'))])).rejects.toThrow(/text\.xdb is no xdb file/)
    const cut = file('cut.xdb', xdbFile(FOUR).subarray(0, 100_000))
    await expect(openIpTables([cut])).rejects.toThrow(/cut\.xdb does not know 223\.5\.5\.5/)
    await expect(openIpTables([good, good])).rejects.toThrow(/is a second file of IPv4/)
  })
})

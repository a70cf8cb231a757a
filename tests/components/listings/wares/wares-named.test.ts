import { expect, test } from 'vitest'
import { namedHref } from '@/components/listings/wares/wares-named'

const CHOICES = {
  games: [
    { id: 107, name: '王者荣耀' },
    { id: 111, name: '原神' },
    { id: 131, name: '地下城与勇士', initials: 'dxcyys', pinyin: 'dixiachengyuyongshi' },
    { id: 140, name: '崩坏：星穹铁道' },
  ],
  types: [
    { id: 1, name: '账号' },
    { id: 27, name: '游戏币' },
  ],
  areas: [{ id: 5, name: '安卓QQ' }],
}
const lead = (keyWord: string, more = {}) => namedHref({ gt: '1', page: 1, keyWord, ...more }, CHOICES)

test.each([
  ['原神', '/wares?gt=1&gid=111'],
  ['王者榮耀', '/wares?gt=1&gid=107'],
  ['王者 荣耀', '/wares?gt=1&gid=107'],
  ['安卓ＱＱ', '/wares?gt=1&areaId=5'],
  ['遊戲幣', '/wares?gt=27'],
  ['王者荣耀 V8', '/wares?gt=1&gid=107&keyWord=V8'],
  ['《原神》！', '/wares?gt=1&gid=111'],
  ['王者-荣耀', '/wares?gt=1&gid=107'],
  ['崩坏星穹铁道', '/wares?gt=1&gid=140'],
  ['崩铁', '/wares?gt=1&gid=140'],
  ['ＤＮＦ', '/wares?gt=1&gid=131'],
  ['dxcyys', '/wares?gt=1&gid=131'],
  ['dixiachengyuyongshi', '/wares?gt=1&gid=131'],
  ['王者', '/wares?gt=1&gid=107'],
  ['王者荣耀，V8', '/wares?gt=1&gid=107&keyWord=V8'],
  ['崩坏：星穹铁道 五星', `/wares?gt=1&gid=140&keyWord=${encodeURIComponent('五星')}`],
  ['原神账号', `/wares?gt=1&gid=111&keyWord=${encodeURIComponent('账号')}`],
  ['安卓-QQ', '/wares?gt=1&areaId=5'],
  ['帐号', '/wares?gt=1'],
  ['王者荣耀V8', '/wares?gt=1&gid=107&keyWord=V8'],
  ['王者榮耀Ｖ8贵族', `/wares?gt=1&gid=107&keyWord=${encodeURIComponent('Ｖ8贵族')}`],
  ['王者V8', '/wares?gt=1&gid=107&keyWord=V8'],
  ['农药60级', `/wares?gt=1&gid=107&keyWord=${encodeURIComponent('60级')}`],
  ['农药帐号', `/wares?gt=1&gid=107&keyWord=${encodeURIComponent('账号')}`],
  ['原神皮肤', `/wares?gt=1&gid=111&keyWord=${encodeURIComponent('皮肤')}`],
  ['崩坏：星穹铁道五星', `/wares?gt=1&gid=140&keyWord=${encodeURIComponent('五星')}`],
])('the keyword %s redirects to %s', (keyWord, href) => {
  expect(lead(keyWord)).toBe(href)
})

test('a keyword that is the chosen game’s name is removed, another game’s name switches the game', () => {
  expect(lead('王者荣耀', { gid: '107', areaId: '5' })).toBe('/wares?gt=1&gid=107&areaId=5')
  expect(lead('原神', { gid: '107', areaId: '5' })).toBe('/wares?gt=1&gid=111')
})

test('within a game, an alias of that game is an ordinary keyword', () => {
  expect(lead('王者', { gid: '107' })).toBeUndefined()
})

test.each(['皮肤', 'V8 王者', '！', '原神手游', 'dnf手游', 'dnf2皮肤', '王者归来'])(
  'the keyword %s is searched as text',
  (keyWord) => {
    expect(lead(keyWord)).toBeUndefined()
  },
)

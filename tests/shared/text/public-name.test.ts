import { describe, expect, test } from 'vitest'
import { looksLike, looksLikeSite, shopNameError, staffWordError } from '@/lib/shared/text/public-name'

describe('names that look like staff', () => {
  test.each([
    ['客服小禾', '客服'],
    ['官方客服', '客服'],
    ['平台管理', '平台'],
    ['系统消息', '系统'],
    ['平臺', '平台'],
    ['系統通知', '系统'],
    ['管理員', '管理员'],
    ['宫方', '官方'],
    ['客月艮小满', '客服'],
    ['客\u200b服', '客服'],
    ['客·服', '客服'],
    ['客 服', '客服'],
    ['官\u3164方', '官方'],
    ['ＫＥＦＵ', 'kefu'],
    ['K-e-f-u01', 'kefu'],
    ['Аdmіn', 'admin'],
    ['@dm1n', 'admin'],
    ['𝐀𝐝𝐦𝐢𝐧', 'admin'],
    ['Ádmin', 'admin'],
    ['0fficial', 'official'],
    ['旗艦店', '旗舰'],
    ['愙服', '客服'],
    ['客の服', '客服'],
    ['客丶服小禾', '客服'],
    ['官x方', '官方'],
    ['官ノ方', '官方'],
    ['官〇方', '官方'],
    ['官万', '官方'],
    ['自菅店', '自营'],
    ['ᴋᴇғᴜ', 'kefu'],
    ['кефу', 'kefu'],
    ['kefv', 'kefu'],
    ['🅰🅳🅼🅸🅽', 'admin'],
    ['🇦🇩🇲🇮🇳', 'admin'],
    ['ɑdmin', 'admin'],
    ['ᴀᴅᴍɪɴ', 'admin'],
    ['админ', 'admin'],
    ['adrnin', 'admin'],
    ['王者荣耀官网', '官网'],
    ['验号员小李', '验号'],
    ['售后专员', '售后'],
    ['担保交易', '担保'],
    ['腾讯游戏', '腾讯'],
    ['騰訊', '腾讯'],
    ['交易猫旗下', '交易猫'],
    ['ＧＭ００１', 'gm'],
    ['KF-01', 'kf'],
    ['在线ｋｆ', 'kf'],
    ['５１７３', '5173'],
    ['Tencent', 'tencent'],
    ['ｔｅｎｃｅｎｔ游戏', 'tencent'],
    ['a1ipay', 'alipay'],
    ['微信支付', '微信支付'],
    ['微信-支付', '微信支付'],
    ['Game Support', 'support'],
    ['反诈中心', '反诈'],
    ['反詐中心', '反诈'],
    ['КF01', 'kf'],
    ['κf小禾', 'kf'],
    ['ＫƑ０１', 'kf'],
    ['KFO1', 'kf'],
    ['GМ', 'gm'],
    ['ԌM007', 'gm'],
    ['k1fu', 'k1fu'],
    ['CS01', 'cs'],
    ['CS-008', 'cs'],
    ['ѕervice', 'service'],
    ['Customer Service', 'service'],
    ['店小二', '店小二'],
    ['人工坐席', '人工坐席'],
    ['人工座席07', '人工座席'],
    ['客户专席', '客户专席'],
    ['在线顾问', '在线顾问'],
    ['在線顧問小美', '在线顾问'],
    ['在x线x顾x问', '在线顾问'],
    ['值班经理', '值班经理'],
    ['验证员', '验证员'],
    ['驗證員', '验证员'],
    ['裁决员', '裁决员'],
    ['放款助手', '放款助手'],
    ['放款小助手', '放款小助手'],
    ['退款处理', '退款处理'],
    ['理赔中心', '理赔中心'],
    ['客福', '客福'],
    ['客伏小禾', '客伏'],
    ['在线客符', '在线客符'],
  ])('rejects the name %j because of %s', (name, word) => {
    expect(staffWordError(name, '昵称')).toBe(`昵称不能含有“${word}”`)
  })
})

test('rejects a name that changes the writing direction', () => {
  expect(staffWordError('\u202e方官服客', '昵称')).toBe('昵称不能含有控制文字方向的字符')
})

test.each([
  '南山老猫',
  '系统之外',
  '审核不过',
  '运营部长',
  '秋水无声',
  '玩家1234',
  'badminton',
  '服务一流',
  '测试1024',
  '👨‍👩‍👧家庭',
  '管理大师',
  '玩家5173',
  'kfc大叔',
  '财务自由',
  '开心一方',
  '系带一统',
  '🇨🇳小明',
  'Tony',
  '人工智能',
  '在线等一个人',
  '经理今天不在',
  '大堂经理',
  '值班的猫',
  '裁决之刃',
  '客官里面请',
  '客家小炒',
  '过客浮生',
  '剑客伏魔',
  '迎客福',
  '王小二',
  '小助手',
  '会员小王',
  'CS2老兵',
  'CSGO',
  'CS1.6',
  'Kifu',
  'GMT',
  'modern',
])('accepts the name %s', (name) => {
  expect(staffWordError(name, '昵称')).toBeUndefined()
})

test.each([
  ['青禾', '青禾', true],
  ['青 禾', '青禾', true],
  ['青禾苗苗', '青禾', false],
  ['衡集游戏交易的店', '衡集游戏交易', true],
  ['谁', '👍', false],
  ['衡集の游戏x交易', '衡集游戏交易', true],
])('%s looks like %s: %s', (name, somebody, expected) => {
  expect(looksLike(name, somebody)).toBe(expected)
})

test.each([
  ['衡集', true],
  ['衡集游戏', true],
  ['衡集交易', true],
  ['衡集商城', true],
  ['衡 集 手游店', true],
  ['衡集游戏交易的店', true],
  ['平衡集训', false],
  ['衡水集市', false],
  ['交易网', false],
])('%s looks like the site 衡集游戏交易: %s', (name, expected) => {
  expect(looksLikeSite(name, '衡集游戏交易')).toBe(expected)
})

test('a site with a generic name reserves only the whole of it', () => {
  expect(looksLikeSite('老李的店', '游戏交易网')).toBe(false)
  expect(looksLikeSite('游戏交易网', '游戏交易网')).toBe(true)
  expect(looksLikeSite('老李', '')).toBe(false)
})

test('a shop name has at least two characters, or is empty', () => {
  expect(shopNameError('')).toBeUndefined()
  expect(shopNameError('竹·')).toBe('店名至少2个字')
  expect(shopNameError('官方旗舰')).toBe('店名不能含有“官方”')
})

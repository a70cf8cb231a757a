import { describe, expect, it } from 'vitest'
import { maskContacts } from '@/lib/shared/contacts/mask-contacts'

/** The part in braces is what is masked. */
const masked = (marked: string): [written: string, shown: string] => [
  marked.replace(/[{}]/g, ''),
  marked.replace(/\{([^}]*)\}/g, (_, part: string) => '*'.repeat(Math.min(8, part.length))),
]

describe('numbers in parts and in words', () => {
  it.each(
    [
      '{幺三八洞洞洞洞幺二三四}',
      '{138开头，中间0000，尾号1234}',
      '{幺三八 洞洞洞洞 幺二三四}',
      '{138洞洞洞洞1234}',
      '{腰伞扒灵灵灵灵腰尔伞斯}',
      '{yao san ba dong dong dong dong yao er san si}',
      '{yisanjiu babababa yiersansi}',
      '{138开头 中间0000 尾号1234}',
      '{139打头，1234在中间，5678}结尾',
      '开头{138，中间1234，结尾5678}',
      '{前三138中四1234后四5678}',
      '{138，然后是1234，最后5678}',
      '{139xxxx8888尾号1234}',
      '{139🍎8888🍎1234}',
      '{一三⑨ 8888 一二三四}',
      '{39OOOO1O24}',
      '电话是{139，8888，1234}',
      '{138后面8个0改1234}',
      '{138后8个0，最后改1}',
      '{138 4个0 1234}',
    ].map(masked),
  )('masks the contact in %s', (written, shown) => {
    expect(maskContacts(written)).toBe(shown)
  })

  it.each([
    '黑洞123456',
    '12345起吧',
    '前排300 中排400 后排500',
    '138级 然后3200战力 然后4500金币',
    '一起爬七星，溜了溜了',
    '十一十二十三',
    '138后面还有4个皮肤',
    '138级 4个1星',
  ])('leaves %s', (written) => expect(maskContacts(written)).toBe(written))
})

import { pinyin } from 'pinyin-pro'

/** Latin letters are kept as they are: QQ飞车手游 -> qqfeicheshouyou, qqfcsy, Q. */
export function spell(name: string): { pinyin: string; initials: string; initial: string } {
  const plain = { toneType: 'none', type: 'array', nonZh: 'consecutive' } as const
  const syllables = pinyin(name, plain)
    .map((s) => s.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .filter(Boolean)
  const initials = syllables
    .map((s, i) => (/^[a-z]+$/.test(s) && i === 0 && name.toLowerCase().startsWith(s) ? s : s[0]))
    .join('')
  return { pinyin: syllables.join(''), initials, initial: (initials[0] ?? 'Z').toUpperCase() }
}

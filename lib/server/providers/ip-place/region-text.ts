const COUNTRIES = new Intl.DisplayNames(['zh-Hans'], { type: 'region' })
const REGIONS = ['香港', '澳门', '台湾']
const REGION_CODES: Readonly<Record<string, string>> = { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' }
const UNKNOWN = new Set(['', '0', 'Reserved', '内网IP'])

/**
 * A row of ip2region in words: 广东省深圳市, 上海市, 中国香港, 美国. Newer files have country|province|city|carrier|code,
 * older ones country|0|province|city|carrier; '' for a row that says nothing.
 */
export function regionText(row: string): string {
  const parts = row.split('|').map((part) => (UNKNOWN.has(part.trim()) ? '' : part.trim()))
  const code = /^[A-Z]{2}$/.test(parts.at(-1) ?? '') ? (parts.at(-1) ?? '') : ''
  const [country = '', province = '', city = ''] = code ? parts : [parts[0], parts[2], parts[3]]
  if (REGION_CODES[code]) return REGION_CODES[code]
  if (country !== '中国' && code !== 'CN') return code ? (COUNTRIES.of(code) ?? country) : country
  const region = REGIONS.find((name) => province.startsWith(name))
  if (region) return `中国${region}`
  // cities under the central government are their own province: 北京|北京市
  if (city.startsWith(province)) return city || '中国'
  return `${province}${city}`
}

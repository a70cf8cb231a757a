type Areas = [area: string, servers: string[]][]

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${i + 1}区`)

/** Tencent mobile games: areas are split by operating system and login. */
export const tencentAreas = (count = 40): Areas => [
  ...['安卓QQ', '苹果QQ'].map((name): Areas[number] => [name, numbered('手Q ', count)]),
  ...['安卓微信', '苹果微信'].map((name): Areas[number] => [name, numbered('微信 ', count)]),
]

/** One world for all, with login by QQ or WeChat. */
export const loginAreas = (...areas: string[]): Areas => areas.map((name) => [name, ['QQ', '微信']])

/** Provinces with numbered servers: 广东一区. */
export const provinceAreas = (provinces: string, count: number): Areas =>
  [...provinces.split('、')].map((name) => [
    name,
    Array.from({ length: count }, (_, i) => `${name}${'一二三四五六七八九'[i]}区`),
  ])

/** Parses '官服:天空岛/渠道服:世界树'. */
export const areas = (text: string): Areas =>
  text.split('/').map((area) => {
    const [name = '', servers = ''] = area.split(':')
    return [name, servers.split('、')]
  })

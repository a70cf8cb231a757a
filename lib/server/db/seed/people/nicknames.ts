const HEADS =
  '听雨、临江、半夏、青衫、一剑、长安、北冥、松下、星河、墨白、晚风、糖炒、云深、山有、月下、白茶、野渡、寒山、灯火、风起、竹外、海上、江南、落日、拾光、孤舟、梧桐、沧海、清欢、浅夏、庭前、凉生、陌上、故里、雪落、花间、锦书、惊鸿、暮色、归途、橘子、西瓜、芋泥、椰子、奶盖、土豆、熊猫、柠檬、阿狸、小鱼、咕噜、胖虎、大力、飞天、暴躁、佛系、摸鱼、咸鱼、躺平、通宵、单排、满级、欧皇、非酋'
const TAILS =
  '老猫、无声、微凉、故人、霜寒、旧梦、客、有鱼、问童、入梦、小子、先生、姑娘、栗子、不知处、木兮、独酌、未满、舟横、远钟、可亲、青萍、桃花、清茶、明月、往事、不二、少年、归人、听风、行者、大叔、同学、酱、仔、宝、哥、姐、君、选手、玩家、老板、收号、小店、工作室、丶、吖、er、88、666、a、Z、x、77、233、k、520、7、V、M、T、2018、99、丨'

const heads = HEADS.split('、')
const tails = TAILS.split('、')

/**
 * The n-th generated nickname. Masked names never look alike, because no two share both their first and their last
 * character.
 */
export function nickname(n: number): string {
  const firsts = oncePer(heads, (name) => [...name][0])
  const lasts = oncePer(tails, (name) => [...name].at(-1))
  if (n >= firsts.length * lasts.length) throw new Error('there are not so many names')
  const row = Math.floor(n / firsts.length)
  const head = firsts[n % firsts.length] as string
  return `${head}${lasts[(n * 7 + row) % lasts.length]}`
}

const oncePer = <T>(list: readonly T[], keyOf: (one: T) => unknown): T[] => [
  ...new Map(list.map((one) => [keyOf(one), one])).values(),
]

/** Characters of 原神 and 崩坏：星穹铁道. The format is explained in read-row.ts. */
export const GENSHIN = `
雷电将军 f warrior braid:5a2f9a kimono:4a2a8a:c98cff katana pin flower
钟离 m tank mane:4a2a22 coat:5a3a2a:ffb02e spear mark
纳西妲 f mage pony:eef4e6 dress:6fc06a:fff0b8 wand elf flower
芙宁娜 f support wave:dfeafc suit:2a4fa8:9fd0ff sword tophat
胡桃 f warrior tails:5a2a2a coat:5a2430:e0384e spear tophat
夜兰 f archer bob:27345e dress:2a4a9a:7ce8ff bow
枫原万叶 m warrior pony:f0e2d0 kimono:b8403a:f4dcc0 katana
神里绫华 f warrior pony:dfe8f4 kimono:5a8fd0:e8eefc foldfan pin
神里绫人 m warrior mane:8fb8e8 suit:e8eefc:4a6fc0 katana
甘雨 f archer long:9fc4f0 dress:e8eefc:8a2a4a bow horns
魈 m assassin spiky:2a6a6a bare:e8eefc:3fae8a spear mark
八重神子 f mage long:f7a8c0 kimono:e8506a:fff0f4 wand fox
宵宫 f archer knot:f4c87a kimono:e0582a:fff0b8 bow
申鹤 f support braid:e8eaf4 dress:3a3f6a:c62f4a spear
荒泷一斗 m tank mane:eeeef4 bare:c62f35:22202e great oni
珊瑚宫心海 f support long:f7b8c8 dress:8fb4f0:fff0f4 orb bow
达达利亚 m archer spiky:d8843a coat:8a8fa8:c62f35 bow
温迪 m archer braid:22304a coat:3f9a7a:e8eefc bow cap
可莉 f mage tails:f4e0a8 coat:d8303a:fff0b8 bomb cap
阿贝多 m warrior braid:f0dca8 coat:e8e2d0:3a4a8a sword
优菈 f warrior bob:9fcdf0 dress:27345e:bfe6ff great
赛诺 m warrior long:eeeef4 bare:3a2a5a:ffcf55 spear dark fox
妮露 f support long:d8403a dress:3fb8d8:ffcf55 sword horns
流浪者 m mage bob:3a3a6a kimono:27345e:7cd8ff orb brim
艾尔海森 m warrior short:c8d0d8 coat:2a4a4a:3fae8a book phones
白术 m support braid:2a5a3a robe:e8f0e0:7fc06a book glasses
林尼 m archer braid:f0e2c8 suit:b8243a:22202e bow tophat
那维莱特 m mage long:e8eefc coat:27345e:7cb8ff wand horns
莱欧斯利 m warrior spiky:22202e coat:4a4a6a:bfe6ff fist scar
娜维娅 f warrior wave:f4d88a dress:22304a:ffcf55 axe brim
阿蕾奇诺 f warrior pony:e8e8f0 suit:3a2a3a:e0283e spear
克洛琳德 f archer pony:3a3a6a coat:4a2f7a:c9a8ff pistol brim
玛薇卡 f warrior wave:c8382a coat:3a2a30:ffb02e great fire dark
基尼奇 m warrior spiky:2a5a3a hoodie:3f8a5a:c9ff52 great
希诺宁 f support tails:f4dca0 tactical:e0903a:3a2a2a guitar cat dark
茜特菈莉 f mage long:c8a8f0 dress:5a3f8a:ff9ec4 orb
刻晴 f warrior tails:8a6fd0 dress:4a3f8a:c9a8ff sword cat
迪卢克 m warrior mane:c8303a coat:22202e:e0582a great
莫娜 f mage tails:2a2a5a dress:3a3f9a:7cd8ff orb witch
琴 f support pony:f4dca0 armour:e8eefc:3f9a8a sword
七七 f support braid:b8a0e0 robe:5a4f9a:ffe27a sword official
提纳里 m archer short:2a4a3a coat:3f7a5a:c9ff52 bow fox
护摩之杖 blade spear c9302a ffb02e
薙草之稻光 blade glaive 5a3fae c98cff
雾切之回光 blade sword 6a5fd0 c98cff
若水 blade bow 3f74e0 9fe4ff
静水流涌之辉 blade sword 3f8ad8 e8f6ff
千夜浮梦 blade book 3fae6a fff0b8
终末嗟叹之诗/阿莫斯之弓/飞雷之弦振 blade bow
苍古自由之誓 blade sword 3f9a8a fff0b8
磐岩结绿 blade sword 2fa86a ffcf55
赤角石溃杵 blade great c62f35 ffcf55
神乐之真意 blade book e87fa8 c98cff
息灾 blade spear e8edf6 c62f4a
迪希雅 f tank wave:3a2430 bare:c62f35:ffcf55 fist dark cat
`
export const STAR_RAIL = `
黄泉 f warrior long:4a3a7a coat:2a2440:c62f4a katana
流萤 f warrior long:e8e8f4 dress:7fc8a8:e8eefc flame bow
卡芙卡 f mage pony:6a2a4a coat:3a2440:e84f9a pistol
黑天鹅 f mage long:c8a8f0 dress:3a2a5a:ffcf55 cards
镜流 f warrior pony:eef2fa robe:27345e:bfe6ff sword blindfold moon
丹恒·饮月/丹恒 m mage mane:22304a robe:e8f0f4:3fb8a8 spear horns
符玄 f tank tails:f7a8c0 robe:8a4f9a:ffcf55 orb pin mark
景元 m mage mane:eeeef4 armour:b03a3a:ffcf55 glaive
希儿 f assassin long:5a3f8a dress:27345e:8fb4ff scythe pin
银狼 f mage pony:d8dcea hoodie:3a3a5a:7ce8ff orb goggles
刃 m warrior long:27345e coat:2a2230:e0283e sword
阮·梅 f support bun:3a2a2a robe:7fb8a8:e8f4f0 lute flower
真理医生 m mage spiky:4a3a8a robe:e8e2d0:5a4fae book laurel
花火 f support tails:4a2430 kimono:c62f35:fff0b8 foldfan fox-mask
砂金 m tank short:f0dc8a suit:2a8a7a:ffcf55 cards brim
知更鸟 f support long:b8c8f0 dress:8fa8e8:fff0f4 mic wings halo
翡翠 f mage wave:4a2a5a dress:22202e:b06fe0 orb
飞霄 f archer pony:eef2fa armour:3f7ab8:e8eefc axe fox
灵砂 f support bun:c83a3a dress:e0584a:fff0b8 fan pin
云璃 f warrior pony:e8e8f0 robe:c9482a:fff0b8 great
藿藿 f support tails:7fc06a robe:3f8a6a:fff0b8 scroll fox
罗刹 m support mane:f4dca0 coat:e8e2d0:ffcf55 sword
银枝 m warrior mane:d0303a armour:e8eefc:ffcf55 spear
托帕 f archer pony:e8e2ea suit:c62f35:22202e book
波提欧 m archer long:eeeef4 tactical:3a3a4a:e0283e pistol brim
椒丘 m support pony:f4b8a8 robe:e0705a:fff0b8 foldfan fox
乱破 f mage tails:3a3a8a hoodie:5a3fae:7cffb8 kunai mask
星期日 m support short:c8ccd8 suit:e8eefc:ffcf55 orb wings halo
忘归人 f support long:f0a090 robe:c63a4a:ffcf55 foldfan fox tails
大黑塔/黑塔 f mage long:9a8ab0 dress:4a2f6a:c9a8ff hammer witch
阿格莱雅 f support wave:f4e0a8 dress:e8dcb8:ffcf55 scythe laurel
遐蝶 f mage pony:c8a8f0 dress:8a5fd0:e8d8ff scythe pin
万敌 m warrior spiky:f0a860 bare:c62f35:ffcf55 fist
缇宝 f support tails:e84f4a dress:fff0e8:ffcf55 orb
风堇 f support tails:f7b8c8 dress:8fd8f0:fff0f4 wand flower
赛飞儿 f assassin bob:8fb4e8 hoodie:3a4f9a:ffcf55 dagger cat
白厄 m warrior spiky:f0f0f4 coat:3a4a8a:ffcf55 great
姬子 f mage wave:c8303a dress:fff0e8:c62f35 saw flower
瓦尔特 m mage short:6a4a3a coat:3a3a4a:ffb02e wand glasses
布洛妮娅 f support long:d8dcea armour:3a4f9a:ffcf55 rifle
行于流逝的岸/梦应归于何处/重塑时光之忆/只需等待/此身为剑/比阳光更明亮的/于夜色中/雨一直下/到不了的彼岸/镜中故我/命定不公/夜色流光溢彩/那无数个春天/将光阴织成黄金 thing card
克拉拉 f tank tails:eeeef4 coat:c62f35:fff0e8 fist
杰帕德 m tank short:f0dca0 armour:3f6fb8:e8eefc shield
彦卿 m warrior pony:f0d88a robe:3f8ad8:e8eefc sword
白露 f support bun:b8b0e8 robe:7fb4e8:ffcf55 orb horns
`

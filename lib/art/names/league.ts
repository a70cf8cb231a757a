/** Champions of 英雄联盟, its mobile game and 金铲铲之战. The format is explained in read-row.ts. */
export const LEAGUE = `
阿狸 f mage long:2a2440 dress:c62f5a:ffd0e6 orb fox tails
李青/龙瞎 m warrior bald:22222e bare:c62f35:ffcf55 fist blindfold dark
锐雯 f warrior knot:e8e8f0 armour:5a4a3a:5fe08a great
亚索 m warrior pony:3a2a2a robe:3a5f8a:9fd0e8 katana stubble
永恩 m warrior mane:3a2a3a robe:5a2a3a:e0384e twin oni
易大师/西部魔影 m assassin full:3a5a3a armour:6a8a3a:ffcf55 katana
戴安娜 f warrior long:e8e8f4 armour:5a6a8a:cfe0ff scythe mark
波比 f tank tails:d8dcea armour:5a4fae:ffcf55 hammer blue
凯尔 f warrior helm:f4dca0 armour:e8b84a:fff0b8 sword wings
布兰德 m mage spiky:ff8a2a bare:8a2a1a:ff8a2a flame fire red
琴女/娑娜 f support tails:3fb8d8 dress:3f74c8:ffcf55 zither
伊泽瑞尔 m archer spiky:f4d88a coat:8a5a3a:5fe0ff bolt
拉克丝/光辉女郎 f mage long:f4dc8a armour:e8eefc:ffcf55 wand
锤石 m support hood:2f6a5a robe:2a4a4a:5fffb0 lantern skull fire
霸天剑 m warrior helm:3a3a46 armour:5a2a2a:ff5a3a great horns
烬 m archer bald:222222 coat:c8b8a0:c62f4a rifle white
金克丝 f archer tails:3f9ae0 bare:3a2a4a:ff5f9f cannon
莎弥拉 f archer pony:3a2a2a tactical:5a2a3a:ffb02e pistol eyepatch dark
维克托 m mage slick:5a4a3a armour:5a5a6a:ffb02e wand mask
卡莎 f archer pony:3a2a6a armour:4a2a7a:c06fff cannon
厄运小姐 f archer wave:d0402a coat:5a2a2a:ffcf55 pistol brim
阿利斯塔 m tank bald:222222 bare:5a4a8a:c8d0e2 fist horns blue
奥瑞利娅/伊瑞莉娅 f warrior long:22304a robe:c62f4a:9fd0ff twin
薇恩 f archer pony:22202e coat:3a2440:e0384e bow glasses
卢锡安 m archer slick:22202e coat:e8e2d0:5fe0ff pistol dark
艾希 f archer hood:e8eefc armour:3f6fb8:9fe4ff bow cape
凯隐 m assassin pony:22202e armour:3a3a4a:e0384e scythe
德莱厄斯 m tank short:3a2a2a armour:5a2a2a:e0384e axe cape stubble
璐璐 f support tails:b06fe0 dress:5a4fae:c9ff52 wand witch elf
贾克斯 m warrior hood:5a2a6a robe:5a2a6a:ffb02e lantern mask
乐芙兰 f mage parted:2a1a2a dress:5a2a6a:ffcf55 wand crown
卡莉斯塔 f archer pony:3fb8a8 armour:2a4a5a:5fffd0 spear blue
迦娜 f support wave:e8e0b8 dress:7fb8e8:fff0b8 wand elf
瑟提 m warrior spiky:d0583a bare:5a3a2a:ffcf55 fist cat
凯特琳 f archer long:3a2a5a coat:5a3f8a:ffcf55 rifle tophat
蔚 f warrior bob:f07fa8 tactical:5a3a4a:7cd8ff fist goggles
阿卡丽 f assassin pony:22202e bare:2a6a5a:5fe0a0 kunai mask
德莱文 m archer mane:3a2a2a armour:5a2a2a:e0384e axe goatee
卡密尔 f warrior bun:d8dcea suit:3a4a6a:5fe0ff glaive
兰博 m warrior spiky:e8b84a tactical:8a5a3a:ff7a3a fist goggles blue
斯维因 m mage mane:d8dcea coat:3a2430:e0384e orb cape
盖伦 m tank short:5a3a2a armour:3f5fb8:ffcf55 great cape
劫 m assassin full:2a2a3a armour:3a3a46:e0384e claws
赫卡里姆 m tank full:2a4a5a armour:3a4a5a:5fffd0 halberd horns
格雷福斯 m archer slick:3a2a2a coat:5a2a2a:ffb02e cannon stubble
艾克 m assassin spiky:e8e8f0 hoodie:3a5a8a:5fffd0 claws dark
悠米 m support bald:222222 robe:8a9ae0:ffcf55 book cat blue
娜美 f support wave:d0403a bare:3f8ad8:ffcf55 khakkhara blue horns
索拉卡 f support long:e8e8f4 dress:5a8f5a:ffcf55 wand horns
纳尔 m warrior spiky:e8e0d0 fur:c9823a:3f8ad8 axe bear
蕾欧娜 f tank long:c8602a armour:e8b84a:fff0b8 shield circlet
赵信 m warrior topknot:22202e armour:5a4a8a:ffcf55 spear
安妮 f mage bob:c8402a dress:5a2a6a:ff8a2a flame cat
小法 m mage short:3a3a6a robe:4a3f8a:ffb02e wand witch dark
`
export const TEAMFIGHT = `${LEAGUE}
龙王 beast dragon 4f6fe0 ffcf55
企鹅 beast penguin 3a5fa8 ffcf55
羽饰骑士 beast bird 5a8fe0 ffcf55
龙之精灵 beast dragon 7fc06a ffcf55
银河石像 beast bear 6a6fb8 7ce8ff
魔法飞毯 thing map c62f5a ffcf55
小小拉莫斯 beast turtle 8fae5a c9823a
星守璐璐 f support tails:b06fe0 dress:ff9ec4:fff0b8 wand witch
熔岩犬 beast wolf c9402a ffb02e
灵龙幼仔 beast dragon 5fc8b8 ffcf55
小丑鱼 beast fish ff8a2a ffffff
甜心兔 beast rabbit f7b8d0 ff7fa6
冰霜雪怪 beast bear dfeefa 7fb8e8
招财铜钱鼠 beast bear c9a03a ffcf55
太空沙丁鱼 beast fish 8fa8d8 7ce8ff
棋盘 thing board
小小英雄蛋 thing egg
星之碎片 thing crystal
`

/** Named things of 第五人格, 光遇 and 蛋仔派对. The format is explained in read-row.ts. */
export const IDENTITY_V = `
红夫人 f mage pony:3a1420 dress:b01f3a:fff0e8 mirror crown buttons pale
约瑟夫 m mage pony:e8e8f0 suit:3a3a5a:c9a8ff sword buttons pale
杰克 m assassin slick:22202e suit:2a2440:c62f35 claws tophat white
调香师 f assassin bun:5a3a2a dress:6a2a4a:c9a8ff orb brim buttons
祭司 f mage hood:22202e robe:27345e:c9a8ff orb buttons
红蝶 f assassin loops:22202e kimono:c62f4a:ffcf55 foldfan flower buttons pale
雕刻家 f mage bob:c8b8a0 dress:5a5a6a:e8e2d0 hammer buttons
入殓师 m support short:d8dcea suit:2a2a3a:8a8aa8 book buttons mask
机械师 f support bob:c8843a tactical:8a6a3a:ffb02e hammer goggles buttons
小提琴家 m mage parted:3a2a2a suit:5a2a3a:ffcf55 guitar buttons
空军 f archer pony:6a3a2a coat:3a4a6a:c9a03a pistol navy buttons
黄衣之主 m mage hood:c9a03a robe:d8ae3a:8a2a2a orb buttons
宿伞之魂 m warrior braid:e8e8f0 robe:e8eefc:22202e umbrella official buttons pale
先知 m support hood:3a4a6a robe:3a4a6a:c9a03a feather blindfold
园丁 f support tails:b0703a dress:4a7a4a:e8e2d0 hammer brim buttons
小女孩 f support tails:e8c86a dress:c62f4a:fff0e8 book buttons
医生 f support bob:8a5a3a coat:e8e2d0:5a8fb8 dagger cap buttons
前锋 m tank short:8a4a2a hoodie:c62f35:fff0e8 ball buttons
囚徒 m mage spiky:5a4a3a coat:8a8a9a:7ce8ff bolt buttons
佣兵 m tank hood:5a6a4a tactical:5a6a4a:c9a03a dagger buttons stubble
舞女 f support wave:a8402a dress:b03a5a:ffcf55 musicbox flower buttons
牛仔 m support short:5a3a2a coat:8a5a3a:c62f35 ribbon brim buttons stubble
勘探员 m warrior spiky:5a4a3a tactical:5a6a8a:7ce8ff axe cap buttons
咒术师 f mage braid:22202e bare:6a3a7a:3fae8a wand buttons dark
野人 m warrior spiky:5a3a2a fur:8a6a4a:e8e2d0 axe buttons
昆虫学者 f support bun:c8a86a dress:8a8a5a:fff0b8 butterfly brim buttons
心理学家 f support bun:3a2a3a coat:5a6a8a:e8e2d0 book glasses buttons
画家 m mage parted:c8843a suit:3a4a8a:ffcf55 wand cap buttons
古董商 f warrior braid:22202e kimono:3a6a5a:c62f35 flute buttons
拉拉队员 f support tails:f0b03a sailor:c62f35:fff0e8 ribbon bow buttons
猫头鹰 beast bird 8a6a4a c9a03a
红玫瑰 thing rose d0203a ffcf55
夜莺 beast bird 3a4a7a 8fb4e8
怀表 thing watch
小丑盒子 thing gift
提灯 thing lamp
音乐盒 thing musicbox
人偶 thing mask
雨伞 thing umbrella
魔杖 blade staff
羽毛笔 thing feather
茶杯 thing cup
精华 thing egg
`
export const SKY = `
小王子狐狸 beast fox e8843a ffcf55
围巾 sky ffd23f fff0b8 scarf
狐狸面具 sky e8eefc e0384e fox
白枭面具 thing mask 8a8aa8 c8d0e2
面具 thing mask
魔法季帽子 sky 5a4fae c9a8ff hat
斗篷 sky
月兔背饰 sky e8eefc 8fb4e8 rabbit
九色鹿 sky 5fb8c8 ffcf55 antlers
鲸鱼斗篷 sky 3f7ad8 9fe4ff
蝙蝠斗篷 sky 3a2440 8a5fd0
锦鲤斗篷 sky e8583a fff0e8
樱花斗篷 sky f7a8c0 fff0f4
魔法季斗篷 sky 4a3a9a c9a8ff hat
AURORA sky 4a6ad8 9fffe0 flowers
圣诞帽 thing hat d0303a fff0e8
生日帽 thing hat f7a8c0 ffcf55
雪人帽 beast snow
南瓜背饰 thing pumpkin f0802a ffcf55
彩虹耳机 sky e8eefc ff7fa6 flowers
花环 sky e8eefc ff9ec4 flowers
红包 thing gift d0303a ffcf55
竖琴 thing harp
钢琴 thing piano 3a3a46 ffcf55
手鼓 thing drum
蟹蟹 sky e8583a ffcf55
水母伞 thing umbrella 8fb4f0 e8d8ff
纸飞机 thing plane
蘑菇伞 thing mushroom e0584a fff0e8
烧蜡烛/献祭 thing candle fff0d8 ffb02e
爱心 thing heart f0506a ffd0e6
先祖 sky fff6e0 ffcf55
季节任务 thing candle f0b04a fff0b8
`
export const EGGY = `
吾皇万睡 beast tiger e8a04a 5a3a2a
巴扎黑 beast bear 5a4a3a c9823a
奶龙 beast slime ffd23f ff9a3d
初音未来 f support tails:3fc8c0 sailor:3a4a5a:3fe0d0 mic phones
喜羊羊 egg f4f6fb 3f8ad8 horns
蜡笔小新 egg f4d0b0 e0384e
嬛嬛 f support bun:22202e robe:c62f5a:ffcf55 foldfan flower
库洛米 egg 3a3446 ff7fc0 rabbit
天线宝宝 egg 8a5fd0 c9a8ff halo
小黄人 egg ffd23f 3f6fd8 goggles
杰瑞 egg c8843a f4d0b0 bear
紫悦 egg b08fe0 e84f9a horns
银河使者 egg 4a3fae 7ce8ff halo wings
九色鹿 egg 5fb8c8 ffcf55 antlers
牡丹 egg f07fa8 fff0b8 flower
敖光 egg 3f8ad8 ffcf55 horns
天蝎 egg 5a2f9a ff7fd0 crown
月兔蛋 egg f4f6fb 8fb4e8 rabbit
白蛇蛋 egg e8f0f4 3fae8a pin
独角兽蛋 egg fbe8f4 c9a8ff unicorn
暗夜伯爵蛋 egg 3a2a46 e0384e batwings tophat
冰雪女王蛋 egg bfe6ff 5fa8f0 crown
财神蛋 egg e0383a ffcf55 official
人鱼公主蛋 egg 5fc8d8 ff9ec4 crown
精灵王子蛋 egg 8fd06a fff0b8 crown elf
孔雀蛋 egg 2fa89a 3f5fd8 phoenix
甜筒蛋 egg f4c890 ff9ec4 cone
机甲小恐 egg 5fc06a 8fa8c8 goggles
西瓜蛋 egg 3fae5a e0485a
芋泥蛋 egg b89ae0 fff0f4
奶茶蛋 egg d8b08a 5a3a2a cap
草莓熊蛋 egg f07fa8 c62f5a bear
忍者蛋 egg 3a3a4a e0384e band
厨师蛋 egg f8e4d0 e0384e navy
小黄鸭蛋 egg ffe04a ff8a2a
章鱼烧蛋 egg c9804a e0584a
南瓜骑士蛋 egg f0802a 5a8a3a witch
圣诞鹿蛋 egg a86a3a e0383a antlers
海盗船长蛋 egg f4d0b0 c62f35 brim eyepatch
宇航员蛋 egg f4f6fb ff8a2a phones
糖果女巫蛋 egg f4a8d0 8a5fd0 witch
青蛙绅士蛋 egg 6fc04a 22202e tophat
完美皮肤 egg ff9ec4 ffcf55 crown
动作 egg 7fc8f0 ffcf55
`

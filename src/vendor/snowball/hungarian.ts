// From snowball-stemmers 0.6.0 (see LICENSE), as its generator wrote it but for the syntax.
import { type Among, SnowballProgram } from './snowball-program.ts'

const a_0: Among[] = [
  ['cs', -1, -1],
  ['dzs', -1, -1],
  ['gy', -1, -1],
  ['ly', -1, -1],
  ['ny', -1, -1],
  ['sz', -1, -1],
  ['ty', -1, -1],
  ['zs', -1, -1],
]
const a_1: Among[] = [
  ['á', -1, 1],
  ['é', -1, 2],
]
const a_2: Among[] = [
  ['bb', -1, -1],
  ['cc', -1, -1],
  ['dd', -1, -1],
  ['ff', -1, -1],
  ['gg', -1, -1],
  ['jj', -1, -1],
  ['kk', -1, -1],
  ['ll', -1, -1],
  ['mm', -1, -1],
  ['nn', -1, -1],
  ['pp', -1, -1],
  ['rr', -1, -1],
  ['ccs', -1, -1],
  ['ss', -1, -1],
  ['zzs', -1, -1],
  ['tt', -1, -1],
  ['vv', -1, -1],
  ['ggy', -1, -1],
  ['lly', -1, -1],
  ['nny', -1, -1],
  ['tty', -1, -1],
  ['ssz', -1, -1],
  ['zz', -1, -1],
]
const a_3: Among[] = [
  ['al', -1, 1],
  ['el', -1, 2],
]
const a_4: Among[] = [
  ['ba', -1, -1],
  ['ra', -1, -1],
  ['be', -1, -1],
  ['re', -1, -1],
  ['ig', -1, -1],
  ['nak', -1, -1],
  ['nek', -1, -1],
  ['val', -1, -1],
  ['vel', -1, -1],
  ['ul', -1, -1],
  ['nál', -1, -1],
  ['nél', -1, -1],
  ['ból', -1, -1],
  ['ról', -1, -1],
  ['tól', -1, -1],
  ['ül', -1, -1],
  ['ből', -1, -1],
  ['ről', -1, -1],
  ['től', -1, -1],
  ['n', -1, -1],
  ['an', 19, -1],
  ['ban', 20, -1],
  ['en', 19, -1],
  ['ben', 22, -1],
  ['képpen', 22, -1],
  ['on', 19, -1],
  ['ön', 19, -1],
  ['képp', -1, -1],
  ['kor', -1, -1],
  ['t', -1, -1],
  ['at', 29, -1],
  ['et', 29, -1],
  ['ként', 29, -1],
  ['anként', 32, -1],
  ['enként', 32, -1],
  ['onként', 32, -1],
  ['ot', 29, -1],
  ['ért', 29, -1],
  ['öt', 29, -1],
  ['hez', -1, -1],
  ['hoz', -1, -1],
  ['höz', -1, -1],
  ['vá', -1, -1],
  ['vé', -1, -1],
]
const a_5: Among[] = [
  ['án', -1, 2],
  ['én', -1, 1],
  ['ánként', -1, 3],
]
const a_6: Among[] = [
  ['stul', -1, 2],
  ['astul', 0, 1],
  ['ástul', 0, 3],
  ['stül', -1, 2],
  ['estül', 3, 1],
  ['éstül', 3, 4],
]
const a_7: Among[] = [
  ['á', -1, 1],
  ['é', -1, 2],
]
const a_8: Among[] = [
  ['k', -1, 7],
  ['ak', 0, 4],
  ['ek', 0, 6],
  ['ok', 0, 5],
  ['ák', 0, 1],
  ['ék', 0, 2],
  ['ök', 0, 3],
]
const a_9: Among[] = [
  ['éi', -1, 7],
  ['áéi', 0, 6],
  ['ééi', 0, 5],
  ['é', -1, 9],
  ['ké', 3, 4],
  ['aké', 4, 1],
  ['eké', 4, 1],
  ['oké', 4, 1],
  ['áké', 4, 3],
  ['éké', 4, 2],
  ['öké', 4, 1],
  ['éé', 3, 8],
]
const a_10: Among[] = [
  ['a', -1, 18],
  ['ja', 0, 17],
  ['d', -1, 16],
  ['ad', 2, 13],
  ['ed', 2, 13],
  ['od', 2, 13],
  ['ád', 2, 14],
  ['éd', 2, 15],
  ['öd', 2, 13],
  ['e', -1, 18],
  ['je', 9, 17],
  ['nk', -1, 4],
  ['unk', 11, 1],
  ['ánk', 11, 2],
  ['énk', 11, 3],
  ['ünk', 11, 1],
  ['uk', -1, 8],
  ['juk', 16, 7],
  ['ájuk', 17, 5],
  ['ük', -1, 8],
  ['jük', 19, 7],
  ['éjük', 20, 6],
  ['m', -1, 12],
  ['am', 22, 9],
  ['em', 22, 9],
  ['om', 22, 9],
  ['ám', 22, 10],
  ['ém', 22, 11],
  ['o', -1, 18],
  ['á', -1, 19],
  ['é', -1, 20],
]
const a_11: Among[] = [
  ['id', -1, 10],
  ['aid', 0, 9],
  ['jaid', 1, 6],
  ['eid', 0, 9],
  ['jeid', 3, 6],
  ['áid', 0, 7],
  ['éid', 0, 8],
  ['i', -1, 15],
  ['ai', 7, 14],
  ['jai', 8, 11],
  ['ei', 7, 14],
  ['jei', 10, 11],
  ['ái', 7, 12],
  ['éi', 7, 13],
  ['itek', -1, 24],
  ['eitek', 14, 21],
  ['jeitek', 15, 20],
  ['éitek', 14, 23],
  ['ik', -1, 29],
  ['aik', 18, 26],
  ['jaik', 19, 25],
  ['eik', 18, 26],
  ['jeik', 21, 25],
  ['áik', 18, 27],
  ['éik', 18, 28],
  ['ink', -1, 20],
  ['aink', 25, 17],
  ['jaink', 26, 16],
  ['eink', 25, 17],
  ['jeink', 28, 16],
  ['áink', 25, 18],
  ['éink', 25, 19],
  ['aitok', -1, 21],
  ['jaitok', 32, 20],
  ['áitok', -1, 22],
  ['im', -1, 5],
  ['aim', 35, 4],
  ['jaim', 36, 1],
  ['eim', 35, 4],
  ['jeim', 38, 1],
  ['áim', 35, 2],
  ['éim', 35, 3],
]
const g_v = [
  17, 65, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 17, 36, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
  1,
]

export class HungarianStemmer extends SnowballProgram {
  private I_p1 = 0

  private r_mark_regions(): boolean {
    let v_1 = 0
    let v_2 = 0
    let v_3 = 0
    this.I_p1 = this.limit
    lab0: do {
      v_1 = this.cursor
      lab1: do {
        if (!this.in_grouping(g_v, 97, 369)) break lab1
        golab2: while (true) {
          v_2 = this.cursor
          lab3: do {
            if (!this.out_grouping(g_v, 97, 369)) break lab3
            this.cursor = v_2
            break golab2
          } while (false)
          this.cursor = v_2
          if (this.cursor >= this.limit) break lab1
          this.cursor++
        }
        lab4: do {
          v_3 = this.cursor
          lab5: do {
            if (this.find_among(a_0) === 0) break lab5
            break lab4
          } while (false)
          this.cursor = v_3
          if (this.cursor >= this.limit) break lab1
          this.cursor++
        } while (false)
        this.I_p1 = this.cursor
        break lab0
      } while (false)
      this.cursor = v_1
      if (!this.out_grouping(g_v, 97, 369)) return false
      golab6: while (true) {
        lab7: do {
          if (!this.in_grouping(g_v, 97, 369)) break lab7
          break golab6
        } while (false)
        if (this.cursor >= this.limit) return false
        this.cursor++
      }
      this.I_p1 = this.cursor
    } while (false)
    return true
  }

  private r_R1(): boolean {
    if (!(this.I_p1 <= this.cursor)) return false
    return true
  }

  private r_v_ending(): boolean {
    let among_var = 0
    this.ket = this.cursor
    among_var = this.find_among_b(a_1)
    if (among_var === 0) return false
    this.bra = this.cursor
    if (!this.r_R1()) return false
    switch (among_var) {
      case 1:
        this.slice_from('a')
        break
      case 2:
        this.slice_from('e')
        break
    }
    return true
  }

  private r_double(): boolean {
    let v_1 = 0
    v_1 = this.limit - this.cursor
    if (this.find_among_b(a_2) === 0) return false
    this.cursor = this.limit - v_1
    return true
  }

  private r_undouble(): boolean {
    if (this.cursor <= this.limit_backward) return false
    this.cursor--
    this.ket = this.cursor
    {
      let c = this.cursor - 1
      if (this.limit_backward > c || c > this.limit) return false
      this.cursor = c
    }
    this.bra = this.cursor
    this.slice_del()
    return true
  }

  private r_instrum(): boolean {
    let among_var = 0
    this.ket = this.cursor
    among_var = this.find_among_b(a_3)
    if (among_var === 0) return false
    this.bra = this.cursor
    if (!this.r_R1()) return false
    switch (among_var) {
      case 1:
        if (!this.r_double()) return false
        break
      case 2:
        if (!this.r_double()) return false
        break
    }
    this.slice_del()
    if (!this.r_undouble()) return false
    return true
  }

  private r_case(): boolean {
    this.ket = this.cursor
    if (this.find_among_b(a_4) === 0) return false
    this.bra = this.cursor
    if (!this.r_R1()) return false
    this.slice_del()
    if (!this.r_v_ending()) return false
    return true
  }

  private r_case_special(): boolean {
    let among_var = 0
    this.ket = this.cursor
    among_var = this.find_among_b(a_5)
    if (among_var === 0) return false
    this.bra = this.cursor
    if (!this.r_R1()) return false
    switch (among_var) {
      case 1:
        this.slice_from('e')
        break
      case 2:
        this.slice_from('a')
        break
      case 3:
        this.slice_from('a')
        break
    }
    return true
  }

  private r_case_other(): boolean {
    let among_var = 0
    this.ket = this.cursor
    among_var = this.find_among_b(a_6)
    if (among_var === 0) return false
    this.bra = this.cursor
    if (!this.r_R1()) return false
    switch (among_var) {
      case 1:
        this.slice_del()
        break
      case 2:
        this.slice_del()
        break
      case 3:
        this.slice_from('a')
        break
      case 4:
        this.slice_from('e')
        break
    }
    return true
  }

  private r_factive(): boolean {
    let among_var = 0
    this.ket = this.cursor
    among_var = this.find_among_b(a_7)
    if (among_var === 0) return false
    this.bra = this.cursor
    if (!this.r_R1()) return false
    switch (among_var) {
      case 1:
        if (!this.r_double()) return false
        break
      case 2:
        if (!this.r_double()) return false
        break
    }
    this.slice_del()
    if (!this.r_undouble()) return false
    return true
  }

  private r_plural(): boolean {
    let among_var = 0
    this.ket = this.cursor
    among_var = this.find_among_b(a_8)
    if (among_var === 0) return false
    this.bra = this.cursor
    if (!this.r_R1()) return false
    switch (among_var) {
      case 1:
        this.slice_from('a')
        break
      case 2:
        this.slice_from('e')
        break
      case 3:
        this.slice_del()
        break
      case 4:
        this.slice_del()
        break
      case 5:
        this.slice_del()
        break
      case 6:
        this.slice_del()
        break
      case 7:
        this.slice_del()
        break
    }
    return true
  }

  private r_owned(): boolean {
    let among_var = 0
    this.ket = this.cursor
    among_var = this.find_among_b(a_9)
    if (among_var === 0) return false
    this.bra = this.cursor
    if (!this.r_R1()) return false
    switch (among_var) {
      case 1:
        this.slice_del()
        break
      case 2:
        this.slice_from('e')
        break
      case 3:
        this.slice_from('a')
        break
      case 4:
        this.slice_del()
        break
      case 5:
        this.slice_from('e')
        break
      case 6:
        this.slice_from('a')
        break
      case 7:
        this.slice_del()
        break
      case 8:
        this.slice_from('e')
        break
      case 9:
        this.slice_del()
        break
    }
    return true
  }

  private r_sing_owner(): boolean {
    let among_var = 0
    this.ket = this.cursor
    among_var = this.find_among_b(a_10)
    if (among_var === 0) return false
    this.bra = this.cursor
    if (!this.r_R1()) return false
    switch (among_var) {
      case 1:
        this.slice_del()
        break
      case 2:
        this.slice_from('a')
        break
      case 3:
        this.slice_from('e')
        break
      case 4:
        this.slice_del()
        break
      case 5:
        this.slice_from('a')
        break
      case 6:
        this.slice_from('e')
        break
      case 7:
        this.slice_del()
        break
      case 8:
        this.slice_del()
        break
      case 9:
        this.slice_del()
        break
      case 10:
        this.slice_from('a')
        break
      case 11:
        this.slice_from('e')
        break
      case 12:
        this.slice_del()
        break
      case 13:
        this.slice_del()
        break
      case 14:
        this.slice_from('a')
        break
      case 15:
        this.slice_from('e')
        break
      case 16:
        this.slice_del()
        break
      case 17:
        this.slice_del()
        break
      case 18:
        this.slice_del()
        break
      case 19:
        this.slice_from('a')
        break
      case 20:
        this.slice_from('e')
        break
    }
    return true
  }

  private r_plur_owner(): boolean {
    let among_var = 0
    this.ket = this.cursor
    among_var = this.find_among_b(a_11)
    if (among_var === 0) return false
    this.bra = this.cursor
    if (!this.r_R1()) return false
    switch (among_var) {
      case 1:
        this.slice_del()
        break
      case 2:
        this.slice_from('a')
        break
      case 3:
        this.slice_from('e')
        break
      case 4:
        this.slice_del()
        break
      case 5:
        this.slice_del()
        break
      case 6:
        this.slice_del()
        break
      case 7:
        this.slice_from('a')
        break
      case 8:
        this.slice_from('e')
        break
      case 9:
        this.slice_del()
        break
      case 10:
        this.slice_del()
        break
      case 11:
        this.slice_del()
        break
      case 12:
        this.slice_from('a')
        break
      case 13:
        this.slice_from('e')
        break
      case 14:
        this.slice_del()
        break
      case 15:
        this.slice_del()
        break
      case 16:
        this.slice_del()
        break
      case 17:
        this.slice_del()
        break
      case 18:
        this.slice_from('a')
        break
      case 19:
        this.slice_from('e')
        break
      case 20:
        this.slice_del()
        break
      case 21:
        this.slice_del()
        break
      case 22:
        this.slice_from('a')
        break
      case 23:
        this.slice_from('e')
        break
      case 24:
        this.slice_del()
        break
      case 25:
        this.slice_del()
        break
      case 26:
        this.slice_del()
        break
      case 27:
        this.slice_from('a')
        break
      case 28:
        this.slice_from('e')
        break
      case 29:
        this.slice_del()
        break
    }
    return true
  }

  override stem(): boolean {
    let v_1 = 0
    let v_2 = 0
    let v_3 = 0
    let v_4 = 0
    let v_5 = 0
    let v_6 = 0
    let v_7 = 0
    let v_8 = 0
    let v_9 = 0
    let v_10 = 0
    v_1 = this.cursor
    lab0: do {
      if (!this.r_mark_regions()) break lab0
    } while (false)
    this.cursor = v_1
    this.limit_backward = this.cursor
    this.cursor = this.limit
    v_2 = this.limit - this.cursor
    lab1: do {
      if (!this.r_instrum()) break lab1
    } while (false)
    this.cursor = this.limit - v_2
    v_3 = this.limit - this.cursor
    lab2: do {
      if (!this.r_case()) break lab2
    } while (false)
    this.cursor = this.limit - v_3
    v_4 = this.limit - this.cursor
    lab3: do {
      if (!this.r_case_special()) break lab3
    } while (false)
    this.cursor = this.limit - v_4
    v_5 = this.limit - this.cursor
    lab4: do {
      if (!this.r_case_other()) break lab4
    } while (false)
    this.cursor = this.limit - v_5
    v_6 = this.limit - this.cursor
    lab5: do {
      if (!this.r_factive()) break lab5
    } while (false)
    this.cursor = this.limit - v_6
    v_7 = this.limit - this.cursor
    lab6: do {
      if (!this.r_owned()) break lab6
    } while (false)
    this.cursor = this.limit - v_7
    v_8 = this.limit - this.cursor
    lab7: do {
      if (!this.r_sing_owner()) break lab7
    } while (false)
    this.cursor = this.limit - v_8
    v_9 = this.limit - this.cursor
    lab8: do {
      if (!this.r_plur_owner()) break lab8
    } while (false)
    this.cursor = this.limit - v_9
    v_10 = this.limit - this.cursor
    lab9: do {
      if (!this.r_plural()) break lab9
    } while (false)
    this.cursor = this.limit - v_10
    this.cursor = this.limit_backward
    return true
  }
}

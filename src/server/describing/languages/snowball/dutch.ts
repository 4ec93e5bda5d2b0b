// From snowball-stemmers 0.6.0 (see LICENSE), as its generator wrote it but for the syntax.
import { type Among, SnowballProgram } from './snowball-program.ts'

const a_0: Among[] = [
  ['', -1, 6],
  ['á', 0, 1],
  ['ä', 0, 1],
  ['é', 0, 2],
  ['ë', 0, 2],
  ['í', 0, 3],
  ['ï', 0, 3],
  ['ó', 0, 4],
  ['ö', 0, 4],
  ['ú', 0, 5],
  ['ü', 0, 5],
]
const a_1: Among[] = [
  ['', -1, 3],
  ['I', 0, 2],
  ['Y', 0, 1],
]
const a_2: Among[] = [
  ['dd', -1, -1],
  ['kk', -1, -1],
  ['tt', -1, -1],
]
const a_3: Among[] = [
  ['ene', -1, 2],
  ['se', -1, 3],
  ['en', -1, 2],
  ['heden', 2, 1],
  ['s', -1, 3],
]
const a_4: Among[] = [
  ['end', -1, 1],
  ['ig', -1, 2],
  ['ing', -1, 1],
  ['lijk', -1, 3],
  ['baar', -1, 4],
  ['bar', -1, 5],
]
const a_5: Among[] = [
  ['aa', -1, -1],
  ['ee', -1, -1],
  ['oo', -1, -1],
  ['uu', -1, -1],
]
const g_v = [17, 65, 16, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128]
const g_v_I = [1, 0, 0, 17, 65, 16, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128]
const g_v_j = [17, 67, 16, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128]

export class DutchStemmer extends SnowballProgram {
  private I_p2 = 0
  private I_p1 = 0
  private B_e_found = false

  private r_prelude(): boolean {
    let among_var = 0
    let v_1 = 0
    let v_2 = 0
    let v_3 = 0
    let v_4 = 0
    let v_5 = 0
    let v_6 = 0
    v_1 = this.cursor
    replab0: while (true) {
      v_2 = this.cursor
      lab1: do {
        this.bra = this.cursor
        among_var = this.find_among(a_0)
        if (among_var === 0) break lab1
        this.ket = this.cursor
        switch (among_var) {
          case 1:
            this.slice_from('a')
            break
          case 2:
            this.slice_from('e')
            break
          case 3:
            this.slice_from('i')
            break
          case 4:
            this.slice_from('o')
            break
          case 5:
            this.slice_from('u')
            break
          case 6:
            if (this.cursor >= this.limit) break lab1
            this.cursor++
            break
        }
        continue replab0
      } while (false)
      this.cursor = v_2
      break replab0
    }
    this.cursor = v_1
    v_3 = this.cursor
    lab2: do {
      this.bra = this.cursor
      if (!this.eq_s('y')) {
        this.cursor = v_3
        break lab2
      }
      this.ket = this.cursor
      this.slice_from('Y')
    } while (false)
    replab3: while (true) {
      v_4 = this.cursor
      lab4: do {
        golab5: while (true) {
          v_5 = this.cursor
          lab6: do {
            if (!this.in_grouping(g_v, 97, 232)) break lab6
            this.bra = this.cursor
            lab7: do {
              v_6 = this.cursor
              lab8: do {
                if (!this.eq_s('i')) break lab8
                this.ket = this.cursor
                if (!this.in_grouping(g_v, 97, 232)) break lab8
                this.slice_from('I')
                break lab7
              } while (false)
              this.cursor = v_6
              if (!this.eq_s('y')) break lab6
              this.ket = this.cursor
              this.slice_from('Y')
            } while (false)
            this.cursor = v_5
            break golab5
          } while (false)
          this.cursor = v_5
          if (this.cursor >= this.limit) break lab4
          this.cursor++
        }
        continue replab3
      } while (false)
      this.cursor = v_4
      break replab3
    }
    return true
  }

  private r_mark_regions(): boolean {
    this.I_p1 = this.limit
    this.I_p2 = this.limit
    golab0: while (true) {
      lab1: do {
        if (!this.in_grouping(g_v, 97, 232)) break lab1
        break golab0
      } while (false)
      if (this.cursor >= this.limit) return false
      this.cursor++
    }
    golab2: while (true) {
      lab3: do {
        if (!this.out_grouping(g_v, 97, 232)) break lab3
        break golab2
      } while (false)
      if (this.cursor >= this.limit) return false
      this.cursor++
    }
    this.I_p1 = this.cursor
    lab4: do {
      if (!(this.I_p1 < 3)) break lab4
      this.I_p1 = 3
    } while (false)
    golab5: while (true) {
      lab6: do {
        if (!this.in_grouping(g_v, 97, 232)) break lab6
        break golab5
      } while (false)
      if (this.cursor >= this.limit) return false
      this.cursor++
    }
    golab7: while (true) {
      lab8: do {
        if (!this.out_grouping(g_v, 97, 232)) break lab8
        break golab7
      } while (false)
      if (this.cursor >= this.limit) return false
      this.cursor++
    }
    this.I_p2 = this.cursor
    return true
  }

  private r_postlude(): boolean {
    let among_var = 0
    let v_1 = 0
    replab0: while (true) {
      v_1 = this.cursor
      lab1: do {
        this.bra = this.cursor
        among_var = this.find_among(a_1)
        if (among_var === 0) break lab1
        this.ket = this.cursor
        switch (among_var) {
          case 1:
            this.slice_from('y')
            break
          case 2:
            this.slice_from('i')
            break
          case 3:
            if (this.cursor >= this.limit) break lab1
            this.cursor++
            break
        }
        continue replab0
      } while (false)
      this.cursor = v_1
      break replab0
    }
    return true
  }

  private r_R1(): boolean {
    if (!(this.I_p1 <= this.cursor)) return false
    return true
  }

  private r_R2(): boolean {
    if (!(this.I_p2 <= this.cursor)) return false
    return true
  }

  private r_undouble(): boolean {
    let v_1 = 0
    v_1 = this.limit - this.cursor
    if (this.find_among_b(a_2) === 0) return false
    this.cursor = this.limit - v_1
    this.ket = this.cursor
    if (this.cursor <= this.limit_backward) return false
    this.cursor--
    this.bra = this.cursor
    this.slice_del()
    return true
  }

  private r_e_ending(): boolean {
    let v_1 = 0
    this.B_e_found = false
    this.ket = this.cursor
    if (!this.eq_s_b('e')) return false
    this.bra = this.cursor
    if (!this.r_R1()) return false
    v_1 = this.limit - this.cursor
    if (!this.out_grouping_b(g_v, 97, 232)) return false
    this.cursor = this.limit - v_1
    this.slice_del()
    this.B_e_found = true
    if (!this.r_undouble()) return false
    return true
  }

  private r_en_ending(): boolean {
    let v_1 = 0
    let v_2 = 0
    if (!this.r_R1()) return false
    v_1 = this.limit - this.cursor
    if (!this.out_grouping_b(g_v, 97, 232)) return false
    this.cursor = this.limit - v_1
    {
      v_2 = this.limit - this.cursor
      lab0: do {
        if (!this.eq_s_b('gem')) break lab0
        return false
      } while (false)
      this.cursor = this.limit - v_2
    }
    this.slice_del()
    if (!this.r_undouble()) return false
    return true
  }

  private r_standard_suffix(): boolean {
    let among_var = 0
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
    v_1 = this.limit - this.cursor
    lab0: do {
      this.ket = this.cursor
      among_var = this.find_among_b(a_3)
      if (among_var === 0) break lab0
      this.bra = this.cursor
      switch (among_var) {
        case 1:
          if (!this.r_R1()) break lab0
          this.slice_from('heid')
          break
        case 2:
          if (!this.r_en_ending()) break lab0
          break
        case 3:
          if (!this.r_R1()) break lab0
          if (!this.out_grouping_b(g_v_j, 97, 232)) break lab0
          this.slice_del()
          break
      }
    } while (false)
    this.cursor = this.limit - v_1
    v_2 = this.limit - this.cursor
    lab1: do {
      if (!this.r_e_ending()) break lab1
    } while (false)
    this.cursor = this.limit - v_2
    v_3 = this.limit - this.cursor
    lab2: do {
      this.ket = this.cursor
      if (!this.eq_s_b('heid')) break lab2
      this.bra = this.cursor
      if (!this.r_R2()) break lab2
      {
        v_4 = this.limit - this.cursor
        lab3: do {
          if (!this.eq_s_b('c')) break lab3
          break lab2
        } while (false)
        this.cursor = this.limit - v_4
      }
      this.slice_del()
      this.ket = this.cursor
      if (!this.eq_s_b('en')) break lab2
      this.bra = this.cursor
      if (!this.r_en_ending()) break lab2
    } while (false)
    this.cursor = this.limit - v_3
    v_5 = this.limit - this.cursor
    lab4: do {
      this.ket = this.cursor
      among_var = this.find_among_b(a_4)
      if (among_var === 0) break lab4
      this.bra = this.cursor
      switch (among_var) {
        case 1:
          if (!this.r_R2()) break lab4
          this.slice_del()
          lab5: do {
            v_6 = this.limit - this.cursor
            lab6: do {
              this.ket = this.cursor
              if (!this.eq_s_b('ig')) break lab6
              this.bra = this.cursor
              if (!this.r_R2()) break lab6
              {
                v_7 = this.limit - this.cursor
                lab7: do {
                  if (!this.eq_s_b('e')) break lab7
                  break lab6
                } while (false)
                this.cursor = this.limit - v_7
              }
              this.slice_del()
              break lab5
            } while (false)
            this.cursor = this.limit - v_6
            if (!this.r_undouble()) break lab4
          } while (false)
          break
        case 2:
          if (!this.r_R2()) break lab4
          {
            v_8 = this.limit - this.cursor
            lab8: do {
              if (!this.eq_s_b('e')) break lab8
              break lab4
            } while (false)
            this.cursor = this.limit - v_8
          }
          this.slice_del()
          break
        case 3:
          if (!this.r_R2()) break lab4
          this.slice_del()
          if (!this.r_e_ending()) break lab4
          break
        case 4:
          if (!this.r_R2()) break lab4
          this.slice_del()
          break
        case 5:
          if (!this.r_R2()) break lab4
          if (!this.B_e_found) break lab4
          this.slice_del()
          break
      }
    } while (false)
    this.cursor = this.limit - v_5
    v_9 = this.limit - this.cursor
    lab9: do {
      if (!this.out_grouping_b(g_v_I, 73, 232)) break lab9
      v_10 = this.limit - this.cursor
      if (this.find_among_b(a_5) === 0) break lab9
      if (!this.out_grouping_b(g_v, 97, 232)) break lab9
      this.cursor = this.limit - v_10
      this.ket = this.cursor
      if (this.cursor <= this.limit_backward) break lab9
      this.cursor--
      this.bra = this.cursor
      this.slice_del()
    } while (false)
    this.cursor = this.limit - v_9
    return true
  }

  override stem(): boolean {
    let v_1 = 0
    let v_2 = 0
    let v_3 = 0
    let v_4 = 0
    v_1 = this.cursor
    lab0: do {
      if (!this.r_prelude()) break lab0
    } while (false)
    this.cursor = v_1
    v_2 = this.cursor
    lab1: do {
      if (!this.r_mark_regions()) break lab1
    } while (false)
    this.cursor = v_2
    this.limit_backward = this.cursor
    this.cursor = this.limit
    v_3 = this.limit - this.cursor
    lab2: do {
      if (!this.r_standard_suffix()) break lab2
    } while (false)
    this.cursor = this.limit - v_3
    this.cursor = this.limit_backward
    v_4 = this.cursor
    lab3: do {
      if (!this.r_postlude()) break lab3
    } while (false)
    this.cursor = v_4
    return true
  }
}

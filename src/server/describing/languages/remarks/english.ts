import type { RemarkWords } from './remark-words.ts'

export const englishRemarks: RemarkWords = {
  edit: `
    removed deleted erased cut trimmed shortened condensed compressed abridged omitted left_out leave_out
    leaving_out left_it dropped skipped replaced swapped substituted exchanged reworded rephrased rewrote
    rewritten reworked revised edited corrected fixed amended improved polished tightened streamlined simplified
    adjusted adapted tweaked changed altered modified avoided avoiding kept keeping retained preserved
    left_unchanged unchanged added inserted included integrated incorporated worked_in weaved wove mentioned
    mentioning named translated counted counts checked double-checked verified double-check opted chose chosen
    picked decided used moved split merged clarified specified neutralised neutralized softened toned_down
    expanded extended lengthened reordered drafted formulated worded phrased noted updated taken_out took_out
    stripped adhered followed aimed tried focused stuck proofread went_with deliberately intentionally
    new_attempt new_try another_attempt another_try next_attempt second_attempt shorten adjust`,
  mine: `
    scratch_that i_stand_corrected let_me_work let_me_think let_me_correct let_me_rephrase i'd_go_with i'd_say
    i'd_describe i_would_describe i'll_go i'd_call i'll_call i've_kept i've_left i've_avoided i've_chosen
    i_assume i'm_assuming i'd_suggest i_suggest i_recommend i've_written my_best_guess happy_to_adjust
    happy_to_rewrite happy_to_shorten i'll_describe i_will_describe i'll_avoid i'll_keep i'll_leave i_took_into
    i_have_taken i'm_not_sure i'm_not_certain i_am_not_sure i_believe i_think`,
  tell: `
    write describe avoid use begin mention omit include keep don't do_not never ensure make_sure be_concise
    be_specific summarise summarize convey refrain generate create compose provide give identify remember try
    transcribe explain leave_out remove replace prefer translate please_write please_describe stay_under keep_it
    formulate start_with start_by begin_with focus_on limit_yourself stick_to respond_with return_only
    output_only answer_in verify confirm double-check please_check please_verify proofread remember_to insert
    enter put`,
  craft: `
    wording phrase phrases phrasing phrased word words keyword keywords sentence sentences adjective adjectives
    adverb verb verbs noun nouns clause clauses caption captions description descriptions alt alt_text alt-text
    alttext text version versions variant variants draft drafts tone style tense spelling punctuation typo typos
    grammar quotation_marks quotes introduction intro opening lead-in preamble formulation formulations answer
    response reply output rewrite revision summary suggestion proposal translation term expression first_line
    single_sentence one_sentence language alternative alternatives markdown json superlative superlatives filler
    jargon assumption assumptions opinion opinions search_term search_terms plural singular letters_alone
    words_alone full_stop final_stop trailing_stop`,
  limit: `
    limit limits length word_count character_count maximum max characters chars char words_long word_limit allotted
    count letters_long lines spaces including_spaces in_total under_125 quota`,
  rule: `
    guideline guidelines rule rules brief briefing specification specifications spec specs prompt request
    requested requests requirement requirements instruction instructions instructed feedback objection flagged
    validator checker complaint criteria criterion compliant policy style_guide wcag accessibility screen_reader
    screen-reader seo as_asked asked_for permitted allowed required requires rejected rejection previous_answer
    house_style screen_readers a11y section_508 ada level_a level_aa level_aaa`,
  better: `
    shorter longer briefer tighter snappier crisper punchier better improved alternative alternatively
    another_version another_option other_option more_neutral more_formal more_concise more_detailed more_detail
    more_details warmer funnier different_version different_wording further_detail`,
  turn: `
    sure sure_thing certainly of_course absolutely gladly no_problem with_pleasure here_you_go here_you_are happy_to
    understood got_it will_do my_pleasure very_well alright okay_here you're_welcome here_it_is as_follows here's_a
    here's_an here_is_a here_is_an here's_my here_is_my here's_your here_is_your you_bet definitely ok okay
    great_here right_away with_joy`,
  attempt: `
    previous earlier first_attempt second_attempt last_attempt attempt attempts first_version second_version
    last_version original initial first_draft second_try first_try now this_time prior last_answer`,
  would: 'would would_normally should_be_here would_appear would_stand would_go would_have would_be',
  only: 'only just solely exclusively merely nothing_but purely text-only',
  sight: `
    see sight vision eyes visual visuals visually eyesight seeing blind view looking seeing_pictures way_of_seeing
    make_out make_anything`,
  service: `
    server service model request query response api endpoint backend upstream token tokens quota filter
    moderation platform gateway image_url call processing analysis output prompt rate_limit limit vision_service
    provider content_filter inference requests queries servers services models responses filters limits
    providers safety_system content_policy usage_policy moderation_system daily_limit image_analysis credits
    allowance worker image_processing image_service thumbnailer classifier`,
  failed: `
    failed failure overloaded exceeded exceed timed_out timeout timed-out aborted cancelled canceled blocked
    rejected denied stopped interrupted not_respond did_not_respond no_response empty_response could_not
    unavailable exhausted too_many too_large unexpected error flagged refused withheld suspended terminated
    reached_its used_up out_of not_start unauthorized forbidden returned_nothing returned_empty returned_no
    no_output no_answer internal_error not_permitted disallowed sensitive     insufficient`,
  pending: `
    pending tbc tbd follows to_follow to_come forthcoming coming_soon to_be_added to_be_written to_be_supplied
    to_be_provided to_be_completed to_be_confirmed to_be_filled to_be_done to_be_inserted to_be_determined
    will_be_added will_follow will_be_provided will_be_supplied will_be_written awaiting awaited outstanding
    not_yet_written not_yet_available still_missing still_to needs_to_be_written needs_writing needs_a
    to_be_replaced replace_before do_not_publish not_for_publication please_ignore ignore_this add_later fill_in
    fill_me write_later later yet_to_be to_be_filled_in tba awaiting_text dummy-text swap_out goes_here
    more_information_soon available_soon details_soon check_back not_yet_provided to_be_drafted to_be_agreed
    to_be_supplied_by will_go_here will_appear_here will_be_inserted will_be_drafted going_here
    thank_you_for_your_patience thanks_for_your_patience in_progress in_preparation
    being_written being_prepared upload_in_progress no_text_yet no_description_yet`,
  sample: `
    sample_text dummy_text placeholder_text test_text filler_text sample_entry test_entry dummy_entry
    test_description sample_description dummy_description example_text placeholder_description blah blahblah
    sample_alt example_alt dummy_alt lorem ipsum dummy_caption sample_caption test_caption so-and-so
    such-and-such dummy-text sample-text placeholder-text sample_headline sample_title example_headline
    example_caption example_title sample_sentence your_headline your_title your_slogan your_caption sample_image
    example_image`,
  slot: `
    subject subjects person people name names first_name surname last_name who what where when which action
    activity doing object objects item product product_name brand model place location setting scene city town
    country building date year month time event occasion colour color size material number title role job
    profession animal species adjective verb noun emotion background foreground company author artist dish
    ingredient something someone somewhere insert description keyword mood colours colors caption headline
    licence license copyright technique medium dimensions price availability code sku category weight condition
    manufacturer photographer credit source subtitle summary quantity address street phone email slogan light
    lighting perspective texture artwork dating inventory creator`,
  generic: `
    photo photos picture pictures image images photograph illustration graphic logo icon banner thumbnail fig chart
    diagram headshot avatar header screenshot preview artwork img pic slider teaser infographic emblem
    photography stock_photo front_view side_view rear_view back_view top_view product_view product_shot hero_image
    background_image stock_image image_of photo_of`,
  whose: `
    product item article post blog page website site homepage company organisation organization author speaker
    user profile team news story event partner sponsor brand shop front back side rear top bottom left right
    lateral frontal decorative symbolic stock colour color coloured colored black-and-white b&w detail close-up
    general generic main featured sample archive file video film movie section content title alt description
    caption new untitled default header footer sidebar teaser illustrative indicative`,
  anything: `
    something someone somebody somewhere some various thing things stuff several showing shows shown depicting
    depicts containing setting scene object objects doing background kind sort`,
  verify: `
    verify confirm double-check please_check please_verify please_confirm to_be_verified to_be_checked
    to_be_confirmed needs_checking unverified needs_verification fact-check clarify query needs_confirmation tbc
    check_the check_whether check_if check_name please_add please_insert please_complete insert_name`,
  mishap: `
    content_blocked content_removed content_withheld content_hidden content_unavailable content_not_available
    content_filtered out_of_memory something_went_wrong something_has_gone_wrong went_wrong `,
  wish: `if_you'd_like if_you'd_prefer if_you_would_like if_you_want if_you_prefer if_you_need if_desired`,
  promised: `
    will_be_added will_be_provided will_be_supplied will_be_written will_be_inserted will_be_drafted
    will_go_here will_appear_here goes_here to_come to_be_written to_be_supplied to_be_provided to_be_drafted
    to_follow here_goes will_write will_add will_supply will_send is_writing`,
  content: 'content copy note blurb',
}

// Written by scripts/words.mjs from a pinned package. Do not edit: change the script and run it.
/** 300 common words of three and four letters, by the alphabet. */
export const FIRST_WORDS: readonly string[] = `
  able act add age ago air all also and any are area army art away back bad band bank bar base been best big
  bill bit blue body book both but call came can car care case city club code come cup data date day days dead
  deal did died does done down due each east edit else end even ever face fact fair fall far feel few file
  film find fine fire five food for form four free from full game gave get gets give goes good got had half
  hall hand hard has have head held help her here high hill him his hit home hope how idea info into its job
  just keep kept key kind king know lack land last late law lead led left less let life like line link list
  live long look loss lost lot love low made main make man many map mark may mean meet men met mind more most
  move much must name near need net new news next nine none not note now off old once one only open our out
  over own page park part pass past peak per plan play poor post put race ran rate read real red rest road
  role room row rule run runs said same saw say says see seem seen sent set she ship show side site six size
  sold some son soon stop such sun sure take talk team ten term test text than that the them then they this
  thus till time told too took top town true try turn two type unit upon use used user uses van very via view
  vote want war was way week well went were west what when who whom why wide wife will win with won word work
  year yes yet you your
`
  .trim()
  .split(/\s+/);

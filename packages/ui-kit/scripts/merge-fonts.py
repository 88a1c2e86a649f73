"""Merges the fonts of the command line into the last one named. Needs fontTools (Debian: python3-fonttools)."""

import sys

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

*sources, target = sys.argv[1:]
for source in sources:
    font = TTFont(source)
    # The merger stumbles over a GDEF without mark sets; the cut holds no combining marks that would need it.
    if "GDEF" in font:
        del font["GDEF"]
        font.save(source)
Merger().merge(sources).save(target)

"""Traditional Chinese, one file for each family of words."""

from kanly.text.traditional_chinese.traditional_chinese import TraditionalChinese as TraditionalChinese
